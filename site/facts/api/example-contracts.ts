import { ETHEREUM, redSnwapper } from '../contracts/deployments.ts'
import { addressOn } from '../contracts/package-table.ts'

/**
 * RedSnwapper on Ethereum, the contract that swap transactions call. Every network but ZKsync Era
 * and zkLink Nova has it at this address.
 */
export const RED_SNWAPPER = addressOn(redSnwapper, ETHEREUM)

/** Selector of RedSnwapper's function `snwap`: the first four bytes of its call data. */
export const SNWAP_SELECTOR = '0x5f3bd1c8'
