import { holdGrowth } from '../amm/impermanent-loss.ts'
import { requireFromZero, requirePositive, requireSameLength } from '../ranges.ts'

/**
 * Measures of a day's result. Quantities are per LP token, in whole tokens; prices in US dollars;
 * results are fractions, and 0 means no change.
 * Source: "Appendix: Math" of the protocol's published documentation, version 6.2.12,
 * https://github.com/sushi-labs/sushi/blob/8803121a585cf31228eaf4c657bfd1f2195e252a/site/pages/blade/introduction/blades-benchmark-no-impermanent-loss/appendix-math.mdx
 */

/** Prices and quantities of the pool's assets at one day's end, in one order. */
export interface DayEnd {
  /** Above zero. */
  readonly prices: readonly number[]
  /** Zero or more, not all zero. */
  readonly quantities: readonly number[]
}

/** What all target weights sum to. */
export const WEIGHT_SUM = 1

function worth(prices: readonly number[], quantities: readonly number[]): number {
  requireSameLength('prices and quantities', prices, quantities)
  for (const price of prices) requirePositive('a price', price)
  for (const quantity of quantities) requireFromZero('a quantity', quantity)
  const value = prices.reduce((sum, price, index) => sum + price * (quantities[index] ?? 0), 0)
  requirePositive('the value of the pool', value)
  return value
}

/**
 * Return in dollars, `(Σpq - Σp'q') / Σp'q'`, with yesterday's values marked by `'`.
 * @throws RangeError for values outside the ranges that `DayEnd` names.
 */
export function dollarReturn(yesterday: DayEnd, today: DayEnd): number {
  const before = worth(yesterday.prices, yesterday.quantities)
  return worth(today.prices, today.quantities) / before - 1
}

/**
 * Return on a crypto basis, `(Σpq - Σpq') / Σpq'`: negative when yesterday's holdings would be worth
 * more at today's prices. Parameters and errors as for `dollarReturn`.
 */
export function cryptoBasisReturn(yesterday: DayEnd, today: DayEnd): number {
  const held = worth(today.prices, yesterday.quantities)
  return worth(today.prices, today.quantities) / held - 1
}

/**
 * Return of the rebalanced portfolio over one day, `Σ r·v - 1`.
 * @param ratios today's price over yesterday's of each asset, above zero.
 * @param weights target weights, fractions that sum to 1.
 * @throws RangeError outside these ranges, or when the lists differ in length.
 */
export function benchmarkReturn(ratios: readonly number[], weights: readonly number[]): number {
  return holdGrowth(ratios, weights) - 1
}
