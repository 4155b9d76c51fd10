import { requireFromZero, requirePositive, requireSameLength, requireWeights } from '../ranges.ts'

/**
 * Impermanent loss: what a constant product pool is worth against holding the deposited tokens, at
 * the same prices and before fees. It is never above zero, and zero only when all prices changed by
 * the same factor.
 * Source of the formula: "Appendix: Math" of the protocol's published documentation, version 6.2.12,
 * https://github.com/sushi-labs/sushi/blob/8803121a585cf31228eaf4c657bfd1f2195e252a/site/pages/blade/introduction/blades-benchmark-no-impermanent-loss/appendix-math.mdx
 * The inequality of arithmetic and geometric means gives the sign.
 */

/**
 * Growth of a portfolio whose weights a constant product pool keeps, `Π r^v`.
 * @param ratios price now over price before of each asset, above zero.
 * @param weights share of each asset in the value, fractions that sum to 1.
 * @throws RangeError outside these ranges, or when the lists differ in length.
 */
export function constantProductGrowth(
  ratios: readonly number[],
  weights: readonly number[],
): number {
  requireAssets(ratios, weights)
  return ratios.reduce((growth, ratio, index) => growth * ratio ** (weights[index] ?? 0), 1)
}

/**
 * Growth of the same portfolio when it is held, `Σ v·r`. Parameters and errors as above.
 */
export function holdGrowth(ratios: readonly number[], weights: readonly number[]): number {
  requireAssets(ratios, weights)
  return ratios.reduce((growth, ratio, index) => growth + ratio * (weights[index] ?? 0), 0)
}

function requireAssets(ratios: readonly number[], weights: readonly number[]): void {
  requireSameLength('price ratios and weights', ratios, weights)
  requireWeights(weights)
  for (const ratio of ratios) requirePositive('a price ratio', ratio)
}

/**
 * Impermanent loss of a weighted pool, `(Π r^v - Σ v·r) / Σ v·r`, a fraction at or below zero.
 * Parameters and errors as for `constantProductGrowth`.
 */
export function weightedImpermanentLoss(
  ratios: readonly number[],
  weights: readonly number[],
): number {
  return constantProductGrowth(ratios, weights) / holdGrowth(ratios, weights) - 1
}

/**
 * Impermanent loss of a pool of two tokens at equal weight, `2√r / (1 + r) - 1`, a fraction.
 * @param ratio relative price now over relative price at the deposit, above zero.
 * @throws RangeError when the ratio is not above zero.
 */
export function impermanentLoss(ratio: number): number {
  requirePositive('the price ratio', ratio)
  return (2 * Math.sqrt(ratio)) / (1 + ratio) - 1
}

/**
 * Fee income that makes a pool worth as much as holding, as a fraction of the pool's value.
 * @param ratio as for `impermanentLoss`.
 * @throws RangeError when the ratio is not above zero.
 */
export function breakEvenFeeIncome(ratio: number): number {
  return 1 / (1 + impermanentLoss(ratio)) - 1
}

/**
 * Value of a pool of two tokens with its fee income, over holding, as a difference from 1:
 * `(1 + IL)(1 + fees) - 1`.
 * @param ratio as for `impermanentLoss`.
 * @param feeIncome fees earned since the deposit, a fraction of the pool's value, zero or more.
 * @throws RangeError outside these ranges.
 */
export function againstHolding(ratio: number, feeIncome: number): number {
  requireFromZero('the fee income', feeIncome)
  return (1 + impermanentLoss(ratio)) * (1 + feeIncome) - 1
}

/** Two price ratios, the lower at or below 1 and the inverse of the upper. */
export interface RatioRange {
  readonly lower: number
  readonly upper: number
}

/**
 * Price ratios between which a fee income makes up for impermanent loss. Setting `againstHolding` to
 * zero gives `√r = w ± √(w² - 1)` with `w = 1 + fees`.
 * @param feeIncome as for `againstHolding`.
 * @throws RangeError when the income is negative or not finite.
 */
export function breakEvenRatios(feeIncome: number): RatioRange {
  requireFromZero('the fee income', feeIncome)
  const worth = 1 + feeIncome
  const upper = (worth + Math.sqrt(worth ** 2 - 1)) ** 2
  return { lower: 1 / upper, upper }
}
