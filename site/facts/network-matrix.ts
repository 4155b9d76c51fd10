import type { Source } from 'docs-engine/config'
import { BLADE_SUPPORTED_CHAIN_IDS } from 'sushi/evm'
import { apiChainIds } from './api/networks.ts'
import { type Coins, coinsOf } from './coins.ts'
import { addedBladeChainIds, pool } from './contracts/blade.ts'
import { byNetworkName, type DeploymentTable, RETIRED } from './contracts/deployment.ts'
import { redSnwapper, v2Router, v3PositionManager } from './contracts/deployments.ts'
import { packageSource } from './docs-version.ts'
import { type Network, networks } from './networks.ts'

/** Computed from the lists of the packages and of the address tables: what the source of a column says of a network. Not to be listed there says nothing about the chain itself. */
export type Listing = 'listed' | 'retired' | 'no address' | 'not listed'

/** A product that a network may be listed for. */
export interface ProductColumn {
  readonly name: string
  /** What it is to be listed, in a few words. */
  readonly meaning: string
  /** Name of the list in its source. */
  readonly list: string
  readonly source: Source
  /** Page with the addresses, or with the calls. */
  readonly page: `/${string}`
  readonly of: (chainId: number) => Listing
}

const bladeIds: ReadonlySet<number> = new Set([...BLADE_SUPPORTED_CHAIN_IDS, ...addedBladeChainIds])

function inTable({ rows }: DeploymentTable): ProductColumn['of'] {
  const notes = new Map(rows.map(row => [row.network.chainId, row.notes]))
  return chainId => {
    const found = notes.get(chainId)
    if (!found) return 'not listed'
    return found.includes(RETIRED) ? 'retired' : 'listed'
  }
}

const hasPool = inTable(pool)

/** The products, in the order of the columns. */
export const productColumns = [
  {
    name: 'API',
    meaning: 'The SDK sends requests for prices, quotes and swaps there',
    list: 'SWAP_API_SUPPORTED_CHAIN_IDS',
    source: packageSource,
    page: '/api/swagger',
    of: chainId => (apiChainIds.has(chainId) ? 'listed' : 'not listed'),
  },
  {
    name: 'RedSnwapper',
    meaning: 'There is an address of the swap contract',
    list: 'RED_SNWAPPER_ADDRESS',
    source: packageSource,
    page: '/contracts/red-snwapper',
    of: inTable(redSnwapper),
  },
  {
    name: 'cpAMM (V2)',
    meaning: 'There are addresses of router and factory',
    list: 'SUSHISWAP_V2_ROUTER_ADDRESS',
    source: packageSource,
    page: '/contracts/cpamm',
    of: inTable(v2Router),
  },
  {
    name: 'clAMM (V3)',
    meaning: 'There are addresses of position manager and factory',
    list: 'SUSHISWAP_V3_POSITION_MANAGER',
    source: packageSource,
    page: '/contracts/clamm',
    of: inTable(v3PositionManager),
  },
  {
    name: 'Blade',
    meaning: 'The SDK counts it among the networks of Blade',
    list: 'BLADE_SUPPORTED_CHAIN_IDS',
    source: packageSource,
    page: '/contracts/blade',
    of: chainId => {
      if (!bladeIds.has(chainId)) return 'not listed'
      return hasPool(chainId) === 'listed' ? 'listed' : 'no address'
    },
  },
] as const satisfies readonly ProductColumn[]

/** A network with what it is listed for. */
export interface MatrixRow {
  readonly network: Network
  readonly coins: Coins
  /** By name of the column. */
  readonly listings: readonly { readonly name: string; readonly listing: Listing }[]
}

/** Id of the row of a network, to which links lead. */
export function networkRowId({ chainId }: Network): string {
  return `chain-${chainId}`
}

/** Every network of the documented version, by name, those without value last. */
export const networkMatrix: readonly MatrixRow[] = [...networks.values()]
  .map(network => ({
    network,
    coins: coinsOf(network.chainId),
    listings: productColumns.map(column => ({
      name: column.name,
      listing: column.of(network.chainId),
    })),
  }))
  .sort(byNetworkName)
