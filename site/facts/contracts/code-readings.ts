import type { Source } from 'docs-engine/config'
import type { Address } from './address.ts'

/** What a node said of the code at an address. */
export interface CodeReading {
  readonly chainId: number
  readonly address: Address
  /** Keccak-256 of the code that the contract runs; not an init code hash, which is of the code that creates it. */
  readonly codeHash: `0x${string}`
  /** The contract whose code a proxy runs (EIP-1967); undefined for a contract that is no proxy. */
  readonly implementation?: Address
  /** Number of the block that both were read at. */
  readonly block: number
  readonly source: Source
}

/**
 * What was read of published contracts, each with its source and date. It is empty: no node was asked yet, and pages
 * and file say so. Computed from nothing, and in our own words.
 */
export const codeReadings: readonly CodeReading[] = []
