import { requireFraction, requirePositive } from '../ranges.ts'

/**
 * Growth of a two-asset portfolio along a path of prices: one risky asset and one whose price does
 * not move. Growth is final value over initial value, before fees, with no cost of trading.
 * Source: "How LPs earn from arbitrage" of the protocol's published documentation, version 6.2.12,
 * https://github.com/sushi-labs/sushi/blob/8803121a585cf31228eaf4c657bfd1f2195e252a/site/pages/blade/introduction/how-lps-earn-from-arbitrage.mdx
 * for the example; the general forms follow from it by arithmetic.
 */

/** Growth of the same deposit under three strategies. */
export interface PathGrowth {
  /** Deposited and left alone. */
  readonly hold: number
  /** Brought back to the target weight after each move: the daily rebalancing portfolio. */
  readonly rebalanced: number
  /** In a constant product pool of the same weight, without fees. */
  readonly constantProduct: number
}

/**
 * Growth along a path. Holding and the pool depend on the end of the path alone, rebalancing on
 * every step.
 * @param factors price of the risky asset after each day over its price before, each above zero.
 * @param weight target share of the risky asset in the value, a fraction.
 * @throws RangeError outside these ranges.
 */
export function growthOnPath(factors: readonly number[], weight: number): PathGrowth {
  requireFraction('the weight', weight)
  for (const factor of factors) requirePositive('a price factor', factor)
  const end = factors.reduce((price, factor) => price * factor, 1)
  return {
    hold: weight * end + 1 - weight,
    rebalanced: factors.reduce((value, factor) => value * (weight * factor + 1 - weight), 1),
    constantProduct: end ** weight,
  }
}

/**
 * Growth of the rebalanced portfolio when the price moves by a factor and then back:
 * `1 + v(1 - v)(u - 1)² / u`. Never below 1, and largest at equal weights.
 * @param factor the move `u`, above zero.
 * @param weight target share `v` of the risky asset, a fraction.
 * @throws RangeError outside these ranges.
 */
export function roundTripGrowth(factor: number, weight: number): number {
  requirePositive('the price factor', factor)
  requireFraction('the weight', weight)
  return 1 + (weight * (1 - weight) * (factor - 1) ** 2) / factor
}

/**
 * What rebalancing is ahead of holding after two days, over the value at the start:
 * `-v(1 - v)(u1 - 1)(u2 - 1)`. It is above zero only when the price moves in opposite directions.
 *
 * Over any number of days whose factors multiply to 1, holding ends at 1, and rebalancing at 1 or more:
 * each day `v·u + (1 - v)` is at least `u^v` (weighted means), and the product of those is 1.
 * @param first factor `u1` by which the price moves on the first day, above zero.
 * @param second factor `u2` of the second day, above zero.
 * @param weight target share `v` of the risky asset, a fraction.
 * @throws RangeError outside these ranges.
 */
export function twoDayLead(first: number, second: number, weight: number): number {
  requirePositive('the first factor', first)
  requirePositive('the second factor', second)
  requireFraction('the weight', weight)
  return weight * (1 - weight) * (first - 1) * (1 - second)
}

/**
 * A path of prices as the factors of its days: each price over the one before.
 * @param prices at least one, each above zero; the first is the start.
 * @throws RangeError when a price is not above zero.
 */
export function factorsOfPrices(prices: readonly number[]): number[] {
  for (const price of prices) requirePositive('a price', price)
  return prices.slice(1).map((price, index) => price / (prices[index] ?? price))
}

/**
 * Growth after each day of a path, the start first: as many entries as the path has prices.
 * Parameters and errors as for `growthOnPath`.
 */
export function growthByDay(factors: readonly number[], weight: number): PathGrowth[] {
  return Array.from({ length: factors.length + 1 }, (_, day) =>
    growthOnPath(factors.slice(0, day), weight),
  )
}

/**
 * Factors of a path whose moves are all of one size.
 * @param directions of each day: 1 up, -1 down, 0 unmoved.
 * @param move factor of a move up, above zero; a move down undoes it.
 * @throws RangeError when the move is not above zero.
 */
export function factorsOfMoves(directions: readonly number[], move: number): number[] {
  requirePositive('the move', move)
  return directions.map(direction => move ** direction)
}
