/**
 * Fees of the automated market makers: parts of the amount swapped.
 * They are kept in basis points (bps), whole numbers, so that sums and splits are exact.
 * Source of every constant: the protocol's published documentation, version 6.2.12.
 */

/** Basis points in the whole. */
export const BPS_PER_WHOLE = 10_000

/** Fee of a swap in a constant product pool, in bps. */
export const CONSTANT_PRODUCT_FEE_BPS = 30

/** Part of a constant product swap that goes to the protocol, in bps. It is within the fee. */
export const PROTOCOL_FEE_BPS = 5

/** Fee of a swap in a constant product pool, a fraction: 0.30 %. */
export const CONSTANT_PRODUCT_FEE = CONSTANT_PRODUCT_FEE_BPS / BPS_PER_WHOLE

/** Part of a constant product swap that goes to the protocol, a fraction: 0.05 %. */
export const PROTOCOL_FEE = PROTOCOL_FEE_BPS / BPS_PER_WHOLE

/**
 * Tiers of concentrated liquidity pools: the fee, a fraction (0.01, 0.05, 0.30 and 1.00 %), and the
 * tick spacing, the distance of the ticks at which a range may begin or end.
 * Source of the spacings: https://github.com/Uniswap/v3-core/blob/main/contracts/UniswapV3Factory.sol
 * and the 0.01 % tier enabled later; the published `sushi` package has the same values.
 */
export const CONCENTRATED_LIQUIDITY_TIERS = [
  { fee: 0.0001, tickSpacing: 1 },
  { fee: 0.0005, tickSpacing: 10 },
  { fee: 0.003, tickSpacing: 60 },
  { fee: 0.01, tickSpacing: 200 },
] as const

/** Fee tiers of concentrated liquidity pools, fractions: 0.01, 0.05, 0.30 and 1.00 %. */
export const CONCENTRATED_LIQUIDITY_FEE_TIERS = CONCENTRATED_LIQUIDITY_TIERS.map(({ fee }) => fee)

/** Units of a fee in the concentrated liquidity contracts: millionths of the amount swapped. */
export const FEE_UNITS_PER_WHOLE = 1_000_000
