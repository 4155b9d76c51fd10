import {
  DEPRECATED_SUSHISWAP_V2_SUPPORTED_CHAIN_IDS,
  DEPRECATED_SUSHISWAP_V3_CHAIN_IDS,
  RED_SNWAPPER_ADDRESS,
  SUSHI_ADDRESS,
  SUSHISWAP_V2_FACTORY_ADDRESS,
  SUSHISWAP_V2_ROUTER_ADDRESS,
  SUSHISWAP_V3_FACTORY_ADDRESS,
  SUSHISWAP_V3_POSITION_HELPER,
  SUSHISWAP_V3_POSITION_MANAGER,
  SUSHISWAP_V3_QUOTER,
  SUSHISWAP_V3_TICK_LENS,
  XSUSHI_ADDRESS,
} from 'sushi/evm'
import { BRIDGE_NOT_VERIFIED, STATUS_UNKNOWN } from './deployment.ts'
import { packageTable } from './package-table.ts'

// Computed from the exports of the published package, and from what `differences-6.2.12.ts` adds to them.

/** Chain id of Ethereum, where SUSHI and xSUSHI are issued. */
export const ETHEREUM = 1

/** Says of a network that the package calls retired that its contracts may be dead. */
const retiredIn = (chainIds: readonly number[]) => (chainId: number) =>
  chainIds.includes(chainId) ? STATUS_UNKNOWN : undefined
const v2Note = retiredIn(DEPRECATED_SUSHISWAP_V2_SUPPORTED_CHAIN_IDS)
const v3Note = retiredIn(DEPRECATED_SUSHISWAP_V3_CHAIN_IDS)

/** The contract that swaps of the API and the SDK call. */
export const redSnwapper = packageTable({
  contract: 'RedSnwapper',
  exportName: 'RED_SNWAPPER_ADDRESS',
  values: RED_SNWAPPER_ADDRESS,
})

/** The router of constant product pools. */
export const v2Router = packageTable({
  contract: 'cpAMM router',
  exportName: 'SUSHISWAP_V2_ROUTER_ADDRESS',
  values: SUSHISWAP_V2_ROUTER_ADDRESS,
  noteOf: v2Note,
})

/** The contract that creates constant product pools. */
export const v2Factory = packageTable({
  contract: 'cpAMM factory',
  exportName: 'SUSHISWAP_V2_FACTORY_ADDRESS',
  values: SUSHISWAP_V2_FACTORY_ADDRESS,
  noteOf: v2Note,
})

/** The contract that creates concentrated liquidity pools. */
export const v3Factory = packageTable({
  contract: 'clAMM factory',
  exportName: 'SUSHISWAP_V3_FACTORY_ADDRESS',
  values: SUSHISWAP_V3_FACTORY_ADDRESS,
  noteOf: v3Note,
})

/** The contract that holds liquidity positions as tokens of their own. */
export const v3PositionManager = packageTable({
  contract: 'clAMM position manager',
  exportName: 'SUSHISWAP_V3_POSITION_MANAGER',
  values: SUSHISWAP_V3_POSITION_MANAGER,
  noteOf: v3Note,
})

/** Reads the ticks of a pool that hold liquidity. */
export const v3TickLens = packageTable({
  contract: 'clAMM tick lens',
  exportName: 'SUSHISWAP_V3_TICK_LENS',
  values: SUSHISWAP_V3_TICK_LENS,
  noteOf: v3Note,
})

/** Computes the outcome of a swap without making it. */
export const v3Quoter = packageTable({
  contract: 'clAMM quoter',
  exportName: 'SUSHISWAP_V3_QUOTER',
  values: SUSHISWAP_V3_QUOTER,
  noteOf: v3Note,
})

/** Reads many positions with one call. */
export const v3PositionHelper = packageTable({
  contract: 'clAMM position helper',
  exportName: 'SUSHISWAP_V3_POSITION_HELPER',
  values: SUSHISWAP_V3_POSITION_HELPER,
  noteOf: v3Note,
})

/** The governance token. */
export const sushi = packageTable({
  contract: 'SUSHI token',
  exportName: 'SUSHI_ADDRESS',
  values: SUSHI_ADDRESS,
  noteOf: chainId => (chainId === ETHEREUM ? undefined : BRIDGE_NOT_VERIFIED),
})

/** Staked SUSHI. The token on Polygon came over that network's own bridge. */
export const xsushi = packageTable({
  contract: 'xSUSHI token',
  exportName: 'XSUSHI_ADDRESS',
  values: XSUSHI_ADDRESS,
  noteOf: chainId => (chainId === ETHEREUM ? undefined : 'bridged by the Polygon PoS bridge'),
})

/** Every table made from the package, for checks. */
export const packageTables = [
  redSnwapper,
  v2Router,
  v2Factory,
  v3Factory,
  v3PositionManager,
  v3TickLens,
  v3Quoter,
  v3PositionHelper,
  sushi,
  xsushi,
]
