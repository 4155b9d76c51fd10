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

/** Fee tiers of concentrated liquidity pools, fractions: 0.01, 0.05, 0.30 and 1.00 %. */
export const CONCENTRATED_LIQUIDITY_FEE_TIERS = [0.0001, 0.0005, 0.003, 0.01] as const
