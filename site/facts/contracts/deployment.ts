import type { Source } from 'docs-engine/config'
import type { Network } from '../networks.ts'
import type { Address } from './address.ts'

/** One contract on one network. */
export interface Deployment {
  /** Id of its row, to which links lead. It stays when other rows come or go. */
  readonly id: string
  readonly network: Network
  readonly address: Address
  /** What tells it from other contracts of the same table, such as the name of its implementation. */
  readonly role?: string
  /** What a reader has to know before using it; short phrases. */
  readonly notes: readonly string[]
  /** Where the address was read. */
  readonly source: Source
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

/** Said of a row on a network that the published package keeps in its list of retired ones. */
export const RETIRED = 'retired in the SDK: check the app before sending funds'

/** Said of a swap contract on a network that the API's list does not have. */
export const NOT_IN_API_LIST = 'not in the API’s list of networks'

/** Said of any other contract on such a network, where it is no warning. */
export const OUTSIDE_API_LIST = 'outside the API’s list of networks'

/** Notes that a reader must not miss. */
export const WARNINGS: readonly string[] = [STATUS_UNKNOWN, RETIRED, NOT_IN_API_LIST]

/** Said of a token on a network other than its own when nothing shows that its bridge still pays out. */
export const BRIDGE_NOT_VERIFIED = 'bridge not verified'

/** Said of a row on a network whose coins have no value. */
export const TESTNET = 'testnet'

/**
 * The first part of the ids of a table's rows: "cpAMM router" gives "cpamm-router".
 * @param contract what the contract is called
 */
export function rowPrefix(contract: string): string {
  return contract.toLowerCase().replaceAll(' ', '-')
}

/** Networks by name, those without value last. */
export function byNetworkName(a: { network: Network }, b: { network: Network }): number {
  return (
    Number(a.network.isTestnet) - Number(b.network.isTestnet) ||
    a.network.name.localeCompare(b.network.name, 'en')
  )
}
