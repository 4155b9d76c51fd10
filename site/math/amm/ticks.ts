import { MAX_TICK, ROOT_FRACTION_BITS, TICK_BASE } from '#facts/amm/ticks.ts'
import { requirePositive } from '../ranges.ts'
import { integerRoot } from './integer-root.ts'

/**
 * Ticks: the numbered prices of concentrated liquidity. A price here is raw, in base units of token1
 * for one base unit of token0.
 * Source of the formulas: https://uniswap.org/whitepaper-v3.pdf, section 6.1, and
 * https://github.com/Uniswap/v3-core/blob/main/contracts/libraries/TickMath.sol
 */

/** Ticks that a price crosses while it doubles. */
export const TICKS_PER_DOUBLING = Math.log(2) / Math.log(TICK_BASE)

function requireTick(tick: number): void {
  if (!Number.isInteger(tick) || Math.abs(tick) > MAX_TICK) {
    throw new RangeError(
      `the tick is ${tick}; expected an integer from -${MAX_TICK} to ${MAX_TICK}`,
    )
  }
}

/**
 * Price at a tick, `1.0001^tick`.
 * @throws RangeError when the tick is not an integer within the limits.
 */
export function priceAtTick(tick: number): number {
  requireTick(tick)
  return TICK_BASE ** tick
}

/**
 * The tick at or below a price, `⌊ln p / ln 1.0001⌋`. A number has about 16 digits, so a price that
 * lies on a tick to the last digit can be taken for its neighbor.
 * @throws RangeError when the price is not above zero or lies beyond the limits.
 */
export function tickAtPrice(price: number): number {
  requirePositive('the price', price)
  const tick = Math.floor(Math.log(price) / Math.log(TICK_BASE))
  requireTick(tick)
  return tick
}

/**
 * The usable tick nearest to a price: a multiple of the spacing.
 * @param spacing ticks, an integer above zero.
 * @throws RangeError for a spacing or a price outside its range.
 */
export function nearestUsableTick(price: number, spacing: number): number {
  requirePositive('the price', price)
  if (!Number.isInteger(spacing) || spacing < 1) {
    throw new RangeError(`the tick spacing is ${spacing}; expected an integer from 1`)
  }
  const tick = Math.round(Math.log(price) / Math.log(TICK_BASE) / spacing) * spacing
  requireTick(tick)
  return tick
}

/**
 * Change of price from one usable tick to the next, a fraction.
 * @param spacing ticks, an integer from 0.
 * @throws RangeError for any other spacing.
 */
export function spacingStep(spacing: number): number {
  return priceAtTick(spacing) - 1
}

/**
 * The stored price, `√(amount1 / amount0) · 2^96`, rounded down.
 * @param amount1 base units of token1 that are worth as much as `amount0`, zero or more.
 * @param amount0 base units of token0, above zero.
 * @throws RangeError outside these ranges.
 */
export function sqrtPriceX96(amount1: bigint, amount0: bigint): bigint {
  if (amount0 <= 0n) throw new RangeError(`the amount of token0 is ${amount0}; expected above 0`)
  return integerRoot((amount1 << BigInt(2 * ROOT_FRACTION_BITS)) / amount0)
}
