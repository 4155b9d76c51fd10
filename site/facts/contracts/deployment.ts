import type { Source } from 'docs-engine/config'
import type { Network } from '../networks.ts'
import type { Address } from './address.ts'

/** One contract on one network. */
export interface Deployment {
  readonly network: Network
  readonly address: Address
  /** What tells it from other contracts of the same table, such as the name of its implementation. */
  readonly role?: string
  /** What a reader has to know before using it; short phrases. */
  readonly notes: readonly string[]
}

/** Where a contract lives: one table of a page. */
export interface DeploymentTable {
  /** What the contract is called. */
  readonly contract: string
  /** Which version of the protocol's published documentation or package the table shows. */
  readonly version: string
  /** How the rows came about: one sentence. */
  readonly origin: string
  /** Where the rows were read, when it is not the published package. */
  readonly source?: Source
  readonly rows: readonly Deployment[]
}

// The notes are in our own words.

/** Said of a row that nothing shows to be in use. */
export const STATUS_UNKNOWN = 'listed, status unknown: check the app before sending funds'

/** Said of a token on a network other than its own when nothing shows that its bridge still pays out. */
export const BRIDGE_NOT_VERIFIED = 'bridge not verified'

/** Said of a row on a network whose coins have no value. */
export const TESTNET = 'testnet'

/** Networks by name, those without value last. */
export function byNetworkName(a: { network: Network }, b: { network: Network }): number {
  return (
    Number(a.network.isTestnet) - Number(b.network.isTestnet) ||
    a.network.name.localeCompare(b.network.name, 'en')
  )
}
