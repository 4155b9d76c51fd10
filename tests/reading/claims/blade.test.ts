import { expect, it } from 'vitest'
import {
  LONG_WINDOW_DAYS,
  REBALANCING_EXAMPLE,
  SHORT_WINDOW_DAYS,
  STATED_MEAN_REVERSION_FROM,
} from '#site/facts/blade/arbitrage.ts'
import { BENCHMARK_SAMPLE } from '#site/facts/blade/benchmark.ts'
import { MONTHLY_RESULTS } from '#site/facts/blade/performance.ts'
import { PORTFOLIO_PRIZE_YEAR } from '#site/facts/blade/portfolio-theory.ts'
import { PRICE_STUDY, PRICING_CLAIMS } from '#site/facts/blade/prices.ts'
import {
  BLUE_CHIP_VOLUME_SHARE,
  DEPOSIT_LIMIT,
  EXPLICIT_TRADING_FEE,
  LOCKUP_DAYS,
  POOLS_PER_CHAIN,
  STAR_LIMITS,
} from '#site/facts/blade/terms.ts'
import { impermanentLoss, weightedImpermanentLoss } from '#site/math/amm/impermanent-loss.ts'
import {
  BENCHMARK_DATES,
  BENCHMARK_WEIGHT,
  LEADING_SHARE,
  SHARES_SUM,
} from '#site/math/blade/benchmark.ts'
import { avoidedImpermanentLoss, comparableApy } from '#site/math/blade/comparable-apy.ts'
import { compound, lead, sum } from '#site/math/blade/monthly-results.ts'
import { AT_LEAST_ONE_LEG_SUM, tradeShare } from '#site/math/blade/prices.ts'
import { growthOnPath, roundTripGrowth } from '#site/math/blade/rebalancing.ts'
import { rebalancingSteps } from '#site/math/blade/rebalancing-steps.ts'
import { benchmarkReturn, WEIGHT_SUM } from '#site/math/blade/returns.ts'
import {
  hurstOfRatio,
  MEMORYLESS_RATIO,
  ratioOfHurst,
  ratioOfMeanReversion,
} from '#site/math/blade/variance-ratio.ts'

/** Name of a claim, what the formulas give, what is independently known, and the tolerance. */
type Claim = readonly [id: string, given: number, known: number, tolerance: number]

const ROUND_TRIP = [2, 0.5]
const THIRDS = [1 / 3, 1 / 3, 1 / 3]

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`there is no item ${index}`)
  return item
}
const step = (index: number) => at(rebalancingSteps(), index)
const month = (index: number) => at(MONTHLY_RESULTS, index)

const claims: Claim[] = [
  ['blade-drp-roundtrip', growthOnPath(ROUND_TRIP, 0.5).rebalanced, 1.125, 1e-9],
  ['blade-drp-roundtrip-appendix', roundTripGrowth(2, 0.5), 1.125, 1e-9],
  ['blade-hold-roundtrip', growthOnPath(ROUND_TRIP, 0.5).hold, 1.0, 1e-9],
  ['blade-ex-start', REBALANCING_EXAMPLE.startValue, 2000, 1e-9],
  ['blade-ex-target', 100 * REBALANCING_EXAMPLE.targetWeight, 50, 1e-9],
  ['blade-ex-day1-total', step(1).total, 3000, 1e-9],
  ['blade-ex-day1-share', 100 * step(1).ethShare, 66.6667, 0.001],
  ['blade-ex-day1-sell', -step(2).ethBought, 500, 1e-9],
  ['blade-ex-day2-total', step(3).total, 2250, 1e-9],
  ['blade-ex-day2-buy', step(4).ethBought, 375, 1e-9],
  ['blade-ex-day2-each', step(4).ethValue, 1125, 1e-9],
  ['blade-drp-u-1.1', roundTripGrowth(1.1, 0.5), 1.0022727, 1e-6],
  ['blade-drp-u-1.25', roundTripGrowth(1.25, 0.5), 1.0125, 1e-6],
  ['blade-drp-u-1.5', roundTripGrowth(1.5, 0.5), 1.0416667, 1e-6],
  ['blade-drp-u-3', roundTripGrowth(3, 0.5), 1.3333333, 1e-6],
  ['blade-drp-u-4', roundTripGrowth(4, 0.5), 1.5625, 1e-6],
  ['blade-drp-v-0.1', roundTripGrowth(2, 0.1), 1.045, 1e-9],
  ['blade-drp-v-0.25', roundTripGrowth(2, 0.25), 1.09375, 1e-9],
  ['blade-drp-v-0.75', roundTripGrowth(2, 0.75), 1.09375, 1e-9],
  ['blade-drp-v-0.9', roundTripGrowth(2, 0.9), 1.045, 1e-9],
  ['blade-trend-hold', growthOnPath([2, 2], 0.5).hold, 2.5, 1e-9],
  ['blade-trend-drp', growthOnPath([2, 2], 0.5).rebalanced, 2.25, 1e-9],
  ['blade-trend-cpmm', growthOnPath([2, 2], 0.5).constantProduct, 2.0, 1e-9],
  ['blade-fall-hold', growthOnPath([0.5, 0.5], 0.5).hold, 0.625, 1e-9],
  ['blade-fall-drp', growthOnPath([0.5, 0.5], 0.5).rebalanced, 0.5625, 1e-9],
  ['blade-fall-cpmm', growthOnPath([0.5, 0.5], 0.5).constantProduct, 0.5, 1e-9],
  ['vr-memoryless', MEMORYLESS_RATIO, 3, 1e-9],
  ['vr-window-long', LONG_WINDOW_DAYS, 90, 1e-9],
  ['vr-window-short', SHORT_WINDOW_DAYS, 30, 1e-9],
  ['vr-eth-from', STATED_MEAN_REVERSION_FROM, 2018, 1e-9],
  ['vr-H-0.3', ratioOfHurst(0.3), 1.9332, 0.0001],
  ['vr-H-0.4', ratioOfHurst(0.4), 2.4082, 0.0001],
  ['vr-H-0.45', ratioOfHurst(0.45), 2.6879, 0.0001],
  ['vr-H-0.5', ratioOfHurst(0.5), 3.0, 0.0001],
  ['vr-H-0.55', ratioOfHurst(0.55), 3.3484, 0.0001],
  ['vr-H-0.6', ratioOfHurst(0.6), 3.7372, 0.0001],
  ['vr-H-0.7', ratioOfHurst(0.7), 4.6555, 0.0001],
  ['vr-inv-1.5', hurstOfRatio(1.5), 0.1845, 0.0001],
  ['vr-inv-2', hurstOfRatio(2), 0.3155, 0.0001],
  ['vr-inv-2.5', hurstOfRatio(2.5), 0.417, 0.0001],
  ['vr-inv-4', hurstOfRatio(4), 0.6309, 0.0001],
  ['vr-inv-5', hurstOfRatio(5), 0.7325, 0.0001],
  ['vr-inv-8', hurstOfRatio(8), 0.9464, 0.0001],
  ['vr-ou-0.001', ratioOfMeanReversion(0.001), 2.9122, 0.0001],
  ['vr-ou-0.005', ratioOfMeanReversion(0.005), 2.6015, 0.0001],
  ['vr-ou-0.01', ratioOfMeanReversion(0.01), 2.2896, 0.0001],
  ['vr-ou-0.02', ratioOfMeanReversion(0.02), 1.85, 0.0001],
  ['vr-ou-0.05', ratioOfMeanReversion(0.05), 1.2729, 0.0001],
  ['bench-worse', 100 * BENCHMARK_SAMPLE.worse, 10, 1e-9],
  ['bench-within', 100 * BENCHMARK_SAMPLE.within, 77, 1e-9],
  ['bench-better', 100 * BENCHMARK_SAMPLE.better, 23, 1e-9],
  ['bench-sum', 100 * SHARES_SUM, 110, 1e-9],
  ['bench-lead', 100 * LEADING_SHARE, 69.7, 0.05],
  ['bench-corr', BENCHMARK_SAMPLE.correlation, 0.9996, 1e-9],
  ['bench-lead-bp', BENCHMARK_SAMPLE.leadBps, 40, 1e-9],
  ['bench-days', BENCHMARK_DATES, 30, 1e-9],
  ['bench-weights', BENCHMARK_WEIGHT, 0.3333, 0.0001],
  ['ap-3-drp', 100 * benchmarkReturn([1.1, 0.95, 1], THIRDS), 1.6667, 0.0001],
  ['ap-3-il', 100 * weightedImpermanentLoss([1.1, 0.95, 1], THIRDS), -0.18553, 1e-5],
  ['ap-w-0.8', 100 * weightedImpermanentLoss([2, 1], [0.8, 0.2]), -3.2722, 0.0001],
  ['ap-w-0.5', 100 * weightedImpermanentLoss([2, 1], [0.5, 0.5]), -5.7191, 0.0001],
  ['ap-w-0.2', 100 * weightedImpermanentLoss([2, 1], [0.2, 0.8]), -4.2751, 0.0001],
  ['il-0.1', 100 * impermanentLoss(0.1), -42.504, 0.0001],
  ['il-0.2', 100 * impermanentLoss(0.2), -25.4644, 0.0001],
  ['il-0.25', 100 * impermanentLoss(0.25), -20.0, 0.0001],
  ['il-0.5', 100 * impermanentLoss(0.5), -5.7191, 0.0001],
  ['il-0.75', 100 * impermanentLoss(0.75), -1.0257, 0.0001],
  ['il-0.8', 100 * impermanentLoss(0.8), -0.6192, 0.0001],
  ['il-0.9', 100 * impermanentLoss(0.9), -0.1386, 0.0001],
  ['il-1', 100 * impermanentLoss(1), 0.0, 0.0001],
  ['il-1.1', 100 * impermanentLoss(1.1), -0.1134, 0.0001],
  ['il-1.25', 100 * impermanentLoss(1.25), -0.6192, 0.0001],
  ['il-1.5', 100 * impermanentLoss(1.5), -2.0204, 0.0001],
  ['il-2', 100 * impermanentLoss(2), -5.7191, 0.0001],
  ['il-3', 100 * impermanentLoss(3), -13.3975, 0.0001],
  ['il-4', 100 * impermanentLoss(4), -20.0, 0.0001],
  ['il-5', 100 * impermanentLoss(5), -25.4644, 0.0001],
  ['il-10', 100 * impermanentLoss(10), -42.504, 0.0001],
  ['month-apr-blade', month(0).blade, 213, 1e-9],
  ['month-apr-hold', month(0).hold, 185, 1e-9],
  ['month-apr-diff', lead(month(0)), 28, 1e-9],
  ['month-may-blade', month(1).blade, -5, 1e-9],
  ['month-may-hold', month(1).hold, -14, 1e-9],
  ['month-may-diff', lead(month(1)), 9, 1e-9],
  ['month-jun-blade', month(2).blade, 472, 1e-9],
  ['month-jun-hold', month(2).hold, 458, 1e-9],
  ['month-jun-diff', lead(month(2)), 14, 1e-9],
  ['month-jul-blade', month(3).blade, -169, 1e-9],
  ['month-jul-hold', month(3).hold, -177, 1e-9],
  ['month-jul-diff', lead(month(3)), 8, 1e-9],
  ['month-sum', sum(MONTHLY_RESULTS.map(lead)), 59, 1e-9],
  ['month-comp-blade', compound(MONTHLY_RESULTS.map(({ blade }) => blade)), 509.1, 0.06],
  ['month-comp-hold', compound(MONTHLY_RESULTS.map(({ hold }) => hold)), 448.3, 0.06],
  ['price-tvl-10', PRICING_CLAIMS[0].liquidityUsd, 10000000, 1e-9],
  ['price-size-10', PRICING_CLAIMS[0].tradeUsd, 10000, 1e-9],
  ['price-tvl-50', PRICING_CLAIMS[1].liquidityUsd, 50000000, 1e-9],
  ['price-size-50', PRICING_CLAIMS[1].tradeUsd, 50000, 1e-9],
  ['price-ratio', tradeShare(PRICING_CLAIMS[1]), 0.001, 1e-12],
  ['study-size', PRICE_STUDY.tradeUsd, 10000, 1e-9],
  ['study-both', 100 * PRICE_STUDY.bothLegs, 92.5, 1e-9],
  ['study-any', 100 * PRICE_STUDY.atLeastOneLeg, 99.6, 1e-9],
  ['study-one', 100 * PRICE_STUDY.oneLeg, 7.15, 1e-9],
  ['study-none', 100 * PRICE_STUDY.neither, 0.36, 1e-9],
  ['study-any-check', 100 * AT_LEAST_ONE_LEG_SUM, 99.65, 0.06],
  ['study-year', Number(PRICE_STUDY.month.slice(0, 4)), 2023, 1e-9],
  ['bluechip-share', 100 * BLUE_CHIP_VOLUME_SHARE, 70, 1e-9],
  ['blade-pools-per-chain', POOLS_PER_CHAIN, 1, 1e-9],
  ['blade-explicit-fee', EXPLICIT_TRADING_FEE, 0, 1e-9],
  ['blade-lockup', LOCKUP_DAYS, 0, 1e-9],
  ['stars-min', STAR_LIMITS.lowest, 0, 1e-9],
  ['stars-max', STAR_LIMITS.highest, 3, 1e-9],
  [
    'faq-comparable',
    100 * comparableApy(0.02, avoidedImpermanentLoss(0, impermanentLoss(1.5))),
    4.0204,
    0.0001,
  ],
  ['wealth-sum', WEIGHT_SUM, 1, 1e-9],
  ['nobel', PORTFOLIO_PRIZE_YEAR, 1990, 1e-9],
]

it.each(claims)('%s', (_id, given, known, tolerance) => {
  expect(Math.abs(given - known)).toBeLessThanOrEqual(tolerance)
})

it('blade-deposit-limit', () => {
  expect(DEPOSIT_LIMIT).toBeNull()
})
