import type { Source } from 'docs-engine/config'
import {
  DOCUMENTED_VERSION,
  PACKAGE_NAME,
  PUBLISHED_VERSION,
  packageSource,
} from '../docs-version.ts'
import { networkOf } from '../networks.ts'
import { packageAddress, typedAddress } from './address.ts'
import {
  byNetworkName,
  type Deployment,
  type DeploymentTable,
  rowPrefix,
  TESTNET,
} from './deployment.ts'
import { addedValues, differenceSources } from './differences-6.2.12.ts'

/** Note of a row that the published package does not hold yet. Computed from its version. */
const SINCE_DOCUMENTED = `not in ${PUBLISHED_VERSION}`

interface PackageTableOptions {
  /** What the contract is called. */
  readonly contract: string
  /** Name of the export, for messages and for the values that came later. */
  readonly exportName: string
  /** The export: addresses by chain id. */
  readonly values: Readonly<Record<number, string>>
  /** Further notes of a row. */
  readonly noteOf?: (chainId: number) => string | undefined
}

/** Values of an export that came after the published package, by chain id. */
export function laterValues(exportName: string): Readonly<Record<number, string>> {
  return Object.entries(addedValues).find(([name]) => name === exportName)?.[1] ?? {}
}

/**
 * A table of addresses at the documented version: the export of the published package with what came
 * after it.
 * @throws Error with export and row when an address or a network is wrong; it stops the build
 */
export function packageTable(options: PackageTableOptions): DeploymentTable {
  const { contract, exportName, values, noteOf } = options
  const later = laterValues(exportName)
  const row = (
    chainId: number,
    address: Deployment['address'],
    source: Source,
    note?: string,
  ): Deployment => {
    const network = networkOf(chainId)
    const notes = [network.isTestnet ? TESTNET : undefined, note, noteOf?.(chainId)]
    return {
      id: `${rowPrefix(contract)}-${chainId}`,
      network,
      address,
      notes: notes.filter(text => text !== undefined),
      source,
    }
  }
  const published = Object.entries(values).map(([id, value]) =>
    row(
      Number(id),
      packageAddress(value, `${exportName} of the package, chain ${id}`),
      packageSource,
    ),
  )
  const added = Object.entries(later).map(([id, value]) =>
    row(
      Number(id),
      typedAddress(value, `facts/contracts/differences-6.2.12.ts, ${exportName}, chain ${id}`),
      differenceSources.addresses,
      SINCE_DOCUMENTED,
    ),
  )
  return {
    contract,
    version: DOCUMENTED_VERSION,
    origin:
      added.length > 0
        ? `From the npm package ${PACKAGE_NAME} ${PUBLISHED_VERSION}; a row marked “${SINCE_DOCUMENTED}” is from the source of release ${DOCUMENTED_VERSION}.`
        : `From the npm package ${PACKAGE_NAME} ${PUBLISHED_VERSION}; release ${DOCUMENTED_VERSION} holds the same rows.`,
    rows: [...published, ...added].sort(byNetworkName),
  }
}

/**
 * The address of a table on one network.
 * @throws RangeError when the table has no such row
 */
export function addressOn(table: DeploymentTable, chainId: number): Deployment['address'] {
  const row = table.rows.find(({ network }) => network.chainId === chainId)
  if (!row) throw new RangeError(`${table.contract} has no row for chain ${chainId}`)
  return row.address
}
