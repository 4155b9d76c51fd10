import {
  BLADE_SUPPORTED_CHAIN_IDS,
  evmChainIds,
  SUSHISWAP_V2_SUPPORTED_CHAIN_IDS,
  SUSHISWAP_V3_SUPPORTED_CHAIN_IDS,
  SWAP_API_SUPPORTED_CHAIN_IDS,
} from 'sushi/evm'

/** A list of networks that `sushi/evm` exports, in the published and the newest version. */
export interface NetworkChange {
  /** Name of the export. */
  readonly list: string
  /** Chain ids in the published version, each once. */
  readonly before: readonly number[]
  /** Chain ids that are new in the newest version, with the name it gives the network. */
  readonly added: Readonly<Record<number, string>>
  /** Chain ids that the newest version does not list any more. */
  readonly removed: readonly number[]
}

/** The package lists one network twice. */
function once(ids: readonly number[]): number[] {
  return [...new Set(ids)]
}

/** Networks that all of the lists below but one gained. */
const served = {
  143: 'Monad',
  196: 'X Layer',
  4326: 'MegaETH',
  4663: 'Robinhood Chain',
  5042: 'Arc',
} as const

const pools = { 4663: served[4663], 5042: served[5042], 737373: 'Bokuto' } as const

/** Networks without concentrated liquidity pools any more. */
const retired = [108, 199, 1088, 1116, 2222, 7000, 11235] as const

/*
 * The published version's lists are read from the installed package. What the newest version, 7.3.15, adds and
 * removes was read on 2026-11-21 from an installation apart from this project.
 */

/**
 * The lists of networks that changed, those first that say which networks a program can use.
 * Source: https://www.npmjs.com/package/sushi
 */
export const networkChanges: readonly NetworkChange[] = [
  {
    list: 'evmChainIds',
    before: once(evmChainIds),
    added: { ...served, 130: 'Unichain', 480: 'World Chain', 737373: pools[737373] },
    removed: [],
  },
  {
    list: 'SWAP_API_SUPPORTED_CHAIN_IDS',
    before: once(SWAP_API_SUPPORTED_CHAIN_IDS),
    added: served,
    removed: [],
  },
  {
    list: 'SUSHISWAP_V2_SUPPORTED_CHAIN_IDS',
    before: once(SUSHISWAP_V2_SUPPORTED_CHAIN_IDS),
    added: pools,
    removed: [...retired, 56288],
  },
  {
    list: 'SUSHISWAP_V3_SUPPORTED_CHAIN_IDS',
    before: once(SUSHISWAP_V3_SUPPORTED_CHAIN_IDS),
    added: pools,
    removed: retired,
  },
  {
    list: 'BLADE_SUPPORTED_CHAIN_IDS',
    before: once(BLADE_SUPPORTED_CHAIN_IDS),
    added: { 56: 'BNB Smart Chain' },
    removed: [],
  },
]

/** How many networks a list has in the newest version. */
export function newestCount({ before, added, removed }: NetworkChange): number {
  return before.length + Object.keys(added).length - removed.length
}
