import { LONG_WINDOW_DAYS, SHORT_WINDOW_DAYS } from '#facts/blade/arbitrage.ts'
import { requirePositive } from '../ranges.ts'

/**
 * The variance ratio: variance of the change of the log price over a long window, over the same for
 * a short window. It tells whether prices tend to go on or to turn back over weeks to months.
 * Source of windows and readings: the protocol's published documentation, version 6.2.12.
 * Source of the formulas: https://en.wikipedia.org/wiki/Hurst_exponent and
 * https://en.wikipedia.org/wiki/Ornstein%E2%80%93Uhlenbeck_process
 */

/** Ratio of a memoryless series: its variance grows in proportion to time. */
export const MEMORYLESS_RATIO = LONG_WINDOW_DAYS / SHORT_WINDOW_DAYS

/** What a ratio says. */
export type Reading = 'mean reversion' | 'memoryless' | 'momentum'

/**
 * Reads a variance ratio: below 3, equal to 3 or above.
 * @param ratio above zero.
 * @throws RangeError when the ratio is not above zero.
 */
export function readRatio(ratio: number): Reading {
  requirePositive('the variance ratio', ratio)
  if (ratio === MEMORYLESS_RATIO) return 'memoryless'
  return ratio < MEMORYLESS_RATIO ? 'mean reversion' : 'momentum'
}

/**
 * Variance ratio of a series whose variance grows as time to the power `2H`: `3^(2H)`.
 * @param exponent the Hurst exponent `H`, from 0 to 1; a half is memoryless.
 * @throws RangeError outside this range.
 */
export function ratioOfHurst(exponent: number): number {
  if (!(exponent >= 0 && exponent <= 1)) {
    throw new RangeError(`the Hurst exponent is ${exponent}; expected a number from 0 to 1`)
  }
  return MEMORYLESS_RATIO ** (2 * exponent)
}

/**
 * The Hurst exponent behind a variance ratio: `ln VR / (2 ln 3)`.
 * @param ratio from 1 to 9, the ratios of the exponents 0 to 1.
 * @throws RangeError outside this range.
 */
export function hurstOfRatio(ratio: number): number {
  if (!(ratio >= 1 && ratio <= MEMORYLESS_RATIO ** 2)) {
    throw new RangeError(
      `the variance ratio is ${ratio}; expected a number from 1 to ${MEMORYLESS_RATIO ** 2}`,
    )
  }
  return Math.log(ratio) / (2 * Math.log(MEMORYLESS_RATIO))
}

/**
 * Variance ratio of a log price that is pulled to its mean, `(1 - e^(-90θ)) / (1 - e^(-30θ))`.
 * @param speed the pull `θ`, per day, above zero.
 * @throws RangeError when the speed is not above zero.
 */
export function ratioOfMeanReversion(speed: number): number {
  requirePositive('the speed of mean reversion', speed)
  return Math.expm1(-LONG_WINDOW_DAYS * speed) / Math.expm1(-SHORT_WINDOW_DAYS * speed)
}

/**
 * Days in which half of a distance from the mean is expected to be gone: `ln 2 / θ`.
 * @param speed per day, above zero.
 * @throws RangeError when the speed is not above zero.
 */
export function halfLifeDays(speed: number): number {
  requirePositive('the speed of mean reversion', speed)
  return Math.log(2) / speed
}

/**
 * Variance ratio of daily returns of which each is correlated with the one before (a first-order
 * autoregression): the variance of `n` days is proportional to `n + 2 Σ (n - k) φ^k`.
 * @param correlation of one day's return with the next, `φ`, between -1 and 1.
 * @throws RangeError outside this range.
 */
export function ratioOfDailyCorrelation(correlation: number): number {
  if (!(correlation > -1 && correlation < 1)) {
    throw new RangeError(`the correlation is ${correlation}; expected a number between -1 and 1`)
  }
  const variance = (days: number) => {
    let sum = days
    for (let lag = 1; lag < days; lag += 1) sum += 2 * (days - lag) * correlation ** lag
    return sum
  }
  return variance(LONG_WINDOW_DAYS) / variance(SHORT_WINDOW_DAYS)
}
