import { LONG_WINDOW_DAYS, SHORT_WINDOW_DAYS } from '#facts/blade/arbitrage.ts'
import { requireFromZero, requirePositive } from '../ranges.ts'

/**
 * Made-up price series and the variance ratio measured on them, to show how far a measured ratio can
 * be from the true one. The generator is seeded: the same seed gives the same series everywhere.
 */

/** What shapes a series besides chance. */
export interface SeriesShape {
  /** Pull of the log price to its mean, per day, from 0 to below 1. */
  readonly pull: number
  /** How much of a day's change goes on the next day, between -1 and 1; above 0 is momentum. */
  readonly carry: number
}

/**
 * Uniform numbers from 0 to below 1: the generator mulberry32 with a state of 32 bits.
 * Source: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 * @param seed an integer.
 */
export function uniformNumbers(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Normal numbers with mean 0 and variance 1, by the transform of Box and Muller.
 * Source: https://en.wikipedia.org/wiki/Box%E2%80%93Muller_transform
 * @param seed an integer.
 * @param count how many, an integer from 0.
 */
export function normalNumbers(seed: number, count: number): Float64Array {
  const uniform = uniformNumbers(seed)
  const numbers = new Float64Array(count)
  for (let index = 0; index < count; index += 2) {
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()))
    const angle = 2 * Math.PI * uniform()
    numbers[index] = radius * Math.cos(angle)
    if (index + 1 < count) numbers[index + 1] = radius * Math.sin(angle)
  }
  return numbers
}

/**
 * A log price in units of a day's shock, from 0: each day's change is `carry` times the change before,
 * less `pull` times the distance from the mean, plus the shock.
 * @param shocks one for each day.
 * @throws RangeError when pull or carry is outside its range.
 */
export function logPrices({ pull, carry }: SeriesShape, shocks: Float64Array): Float64Array {
  requireFromZero('the pull', pull)
  if (!(pull < 1)) throw new RangeError(`the pull is ${pull}; expected below 1`)
  if (!(Math.abs(carry) < 1)) {
    throw new RangeError(`the carry is ${carry}; expected a number between -1 and 1`)
  }
  const prices = new Float64Array(shocks.length + 1)
  let price = 0
  let change = 0
  for (let day = 0; day < shocks.length; day += 1) {
    change = carry * change - pull * price + (shocks[day] ?? 0)
    price += change
    prices[day + 1] = price
  }
  return prices
}

/**
 * Variance of the changes over a window, overlapping windows of the series taken.
 * @param days an integer above zero, below the length of the series.
 * @throws RangeError when the series is too short for two windows.
 */
export function varianceOfChanges(prices: Float64Array, days: number): number {
  requirePositive('the window', days)
  const count = prices.length - days
  if (count < 2) throw new RangeError(`${prices.length} prices are too few for ${days} days`)
  let sum = 0
  let squares = 0
  for (let day = 0; day < count; day += 1) {
    const change = (prices[day + days] ?? 0) - (prices[day] ?? 0)
    sum += change
    squares += change * change
  }
  return squares / count - (sum / count) ** 2
}

/** The variance ratio measured on a series. Errors as for `varianceOfChanges`. */
export function measuredRatio(prices: Float64Array): number {
  return varianceOfChanges(prices, LONG_WINDOW_DAYS) / varianceOfChanges(prices, SHORT_WINDOW_DAYS)
}

/**
 * The value below which a part of the sample lies: the nearest rank.
 * @param sample not empty.
 * @param part fraction from 0 to 1.
 * @throws RangeError for an empty sample.
 */
export function quantile(sample: readonly number[], part: number): number {
  const sorted = [...sample].sort((a, b) => a - b)
  const found = sorted[Math.min(Math.ceil(part * sorted.length), sorted.length - 1)]
  if (found === undefined) throw new RangeError('the sample is empty')
  return found
}
