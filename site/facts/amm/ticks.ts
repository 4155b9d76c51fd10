/**
 * Constants of the ticks of concentrated liquidity.
 * Source: https://uniswap.org/whitepaper-v3.pdf, section 6.1, and
 * https://github.com/Uniswap/v3-core/blob/main/contracts/libraries/TickMath.sol; the `sushi` package, version 6.2.9, has
 * the same largest tick.
 */

/** Price of each tick over the price of the tick below it. */
export const TICK_BASE = 1.0001

/** Largest tick; the smallest is its negative. Between them lie prices of about 2^-128 to 2^128. */
export const MAX_TICK = 887_272

/** Bits of the fraction in which contracts store the root of a price. */
export const ROOT_FRACTION_BITS = 96
