import { CONCENTRATED_LIQUIDITY_TIERS } from '#facts/amm/fees.ts'
import { TICK_BASE } from '#facts/amm/ticks.ts'
import { amountsAt, capitalEfficiency, type PriceRange, valueIn } from './concentrated-liquidity.ts'
import { priceAtTick } from './ticks.ts'

/**
 * What a range of prices gives and costs, seen from its middle: the price from which it is as far, as a
 * factor, to one end as to the other. It follows from `concentrated-liquidity.ts` by arithmetic.
 */

/**
 * The range of a number of ticks to each side of a price of 1.
 * @param ticks an integer above zero; a usable one is a multiple of the tick spacing.
 * @throws RangeError for any other number, and beyond the limits of ticks.
 */
export function rangeOfTicks(ticks: number): PriceRange {
  if (!(ticks > 0)) throw new RangeError(`the range has ${ticks} ticks; expected 1 or more`)
  return { lower: priceAtTick(-ticks), upper: priceAtTick(ticks) }
}

/**
 * The narrowest range of a tick spacing: from one usable tick, at a price of 1, to the next.
 * @param spacing ticks, an integer above zero.
 * @throws RangeError for any other spacing.
 */
export function narrowestRange(spacing: number): PriceRange {
  if (!(spacing > 0)) throw new RangeError(`the tick spacing is ${spacing}; expected 1 or more`)
  return { lower: priceAtTick(0), upper: priceAtTick(spacing) }
}

/**
 * Ticks from the middle of a range to each of its ends, not rounded.
 * @param range with both prices above zero.
 */
export function ticksEachSide({ lower, upper }: PriceRange): number {
  return Math.log(upper / lower) / Math.log(TICK_BASE) / 2
}

/**
 * The tiers in which a range to both sides of a usable tick can be as narrow: their spacing is no wider than
 * the way from the middle to an end, to the nearest tick.
 */
export function tiersAllowing(range: PriceRange) {
  const ticks = Math.round(ticksEachSide(range))
  return CONCENTRATED_LIQUIDITY_TIERS.filter(({ tickSpacing }) => tickSpacing <= ticks)
}

/** The middle of a range: `√(lower · upper)`. */
function middleOf({ lower, upper }: PriceRange): number {
  return Math.sqrt(lower * upper)
}

/**
 * Capital efficiency at the middle of a range, which is `1 / (1 - (lower / upper)^(1/4))`.
 * @throws RangeError when the range does not rise from above zero.
 */
export function middleEfficiency(range: PriceRange): number {
  return capitalEfficiency(range, middleOf(range))
}

/**
 * Loss against holding, before fees, of a deposit made at the middle of a range, once the price has come
 * to an end of it. A fraction, below zero; the same at both ends.
 * @throws RangeError when the range does not rise from above zero.
 */
export function lossAtEnd(range: PriceRange): number {
  const deposit = amountsAt(range, 1, middleOf(range))
  const left = amountsAt(range, 1, range.upper)
  return valueIn(left, range.upper) / valueIn(deposit, range.upper) - 1
}

/**
 * Fees that make up for that loss, as a fraction of what the position is worth at the end of its range.
 * Errors as for `lossAtEnd`.
 */
export function feesToBreakEven(range: PriceRange): number {
  return 1 / (1 + lossAtEnd(range)) - 1
}
