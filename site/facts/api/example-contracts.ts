import { getAbiItem, toFunctionSelector } from 'viem'
import { ETHEREUM, redSnwapper } from '../contracts/deployments.ts'
import { redSnwapperAbi } from '../contracts/functions/red-snwapper.ts'
import { addressOn } from '../contracts/package-table.ts'

// Computed from the tables of contracts and from the ABI of RedSnwapper.

/**
 * RedSnwapper on Ethereum, the contract that swap transactions call. Every network but ZKsync Era
 * and zkLink Nova has it at this address.
 */
export const RED_SNWAPPER = addressOn(redSnwapper, ETHEREUM)

/** Selector of RedSnwapper's function `snwap`: the first four bytes of its call data. */
export const SNWAP_SELECTOR = toFunctionSelector(getAbiItem({ abi: redSnwapperAbi, name: 'snwap' }))
