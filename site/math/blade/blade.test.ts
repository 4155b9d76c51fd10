import { describe, expect, it } from 'vitest'
import { compound } from '#facts/blade/performance.ts'
import { avoidedImpermanentLoss } from './comparable-apy.ts'
import { poolValue, proRataShare, valuePerToken } from './pool.ts'
import {
  factorsOfMoves,
  factorsOfPrices,
  growthByDay,
  growthOnPath,
  roundTripGrowth,
} from './rebalancing.ts'
import { rebalancingSteps } from './rebalancing-example.ts'
import { benchmarkReturn, cryptoBasisReturn, dollarReturn } from './returns.ts'
import {
  halfLifeDays,
  hurstOfRatio,
  ratioOfDailyCorrelation,
  ratioOfHurst,
  readRatio,
} from './variance-ratio.ts'

describe('the 50/50 example', () => {
  const steps = rebalancingSteps()

  it('passes through the published states', () => {
    expect(steps.map(({ eth, usdc, total }) => [eth, usdc, total])).toEqual([
      [1, 1000, 2000],
      [1, 1000, 3000],
      [0.75, 1500, 3000],
      [0.75, 1500, 2250],
      [1.125, 1125, 2250],
    ])
  })

  it('is back at its target after each trade', () => {
    for (const { rebalanced, ethShare } of steps) if (rebalanced) expect(ethShare).toBe(0.5)
  })

  it('ends where the path formula says', () => {
    expect(growthOnPath([2, 0.5], 0.5)).toEqual({ hold: 1, rebalanced: 1.125, constantProduct: 1 })
  })
})

describe('round trips', () => {
  it('gain nothing without a move or without a second asset', () => {
    expect(roundTripGrowth(1, 0.5)).toBe(1)
    expect(roundTripGrowth(3, 0)).toBe(1)
    expect(roundTripGrowth(3, 1)).toBe(1)
  })

  it('agree with the path they stand for', () => {
    expect(roundTripGrowth(1.7, 0.3)).toBeCloseTo(growthOnPath([1.7, 1 / 1.7], 0.3).rebalanced, 12)
  })

  it('lose to holding on a trend', () => {
    const { hold, rebalanced, constantProduct } = growthOnPath([2, 2], 0.5)
    expect(hold).toBeGreaterThan(rebalanced)
    expect(rebalanced).toBeGreaterThan(constantProduct)
  })
})

describe('a path', () => {
  it('has a factor for each day, by its prices or by its moves', () => {
    expect(factorsOfPrices([1, 2, 1, 4])).toEqual([2, 0.5, 4])
    expect(factorsOfMoves([1, -1, 0], 4)).toEqual([4, 0.25, 1])
    expect(() => factorsOfPrices([1, 0])).toThrow(RangeError)
    expect(() => factorsOfMoves([1], 0)).toThrow(RangeError)
  })

  it('has a growth for the start and for each day', () => {
    const days = growthByDay([2, 0.5], 0.5)
    expect(days.map(({ rebalanced }) => rebalanced)).toEqual([1, 1.5, 1.125])
    expect(days.map(({ hold }) => hold)).toEqual([1, 1.5, 1])
  })
})

describe('the day of the example in the measures of the appendix', () => {
  const start = { prices: [1000, 1], quantities: [1, 1000] }
  const first = { prices: [2000, 1], quantities: [0.75, 1500] }
  const second = { prices: [1000, 1], quantities: [1.125, 1125] }

  it('gains 50 %, then loses 25 %', () => {
    expect(dollarReturn(start, first)).toBeCloseTo(0.5, 12)
    expect(dollarReturn(first, second)).toBeCloseTo(-0.25, 12)
  })

  it('is zero on a crypto basis', () => {
    expect(cryptoBasisReturn(start, first)).toBeCloseTo(0, 12)
    expect(cryptoBasisReturn(first, second)).toBeCloseTo(0, 12)
  })

  it('equals the benchmark', () => {
    expect(benchmarkReturn([2, 1], [0.5, 0.5])).toBeCloseTo(0.5, 12)
    expect(benchmarkReturn([0.5, 1], [0.5, 0.5])).toBeCloseTo(-0.25, 12)
  })
})

describe('the variance ratio', () => {
  it('turns an exponent into a ratio and back', () => {
    expect(hurstOfRatio(ratioOfHurst(0.37))).toBeCloseTo(0.37, 12)
    expect(hurstOfRatio(1)).toBe(0)
  })

  it('is read against 3', () => {
    expect([2.9, 3, 3.1].map(readRatio)).toEqual(['mean reversion', 'memoryless', 'momentum'])
  })

  it('hardly notices correlation from one day to the next', () => {
    expect(ratioOfDailyCorrelation(-0.3)).toBeCloseTo(2.957, 4)
    expect(ratioOfDailyCorrelation(0.3)).toBeCloseTo(3.0449, 4)
    expect(ratioOfDailyCorrelation(0)).toBe(3)
  })

  it.each([
    [0.001, 693.1],
    [0.01, 69.3],
    [0.05, 13.9],
  ])('has a half-life at a speed of %d per day', (speed, days) => {
    expect(halfLifeDays(speed)).toBeCloseTo(days, 1)
  })
})

describe('a pool', () => {
  const assets = [
    { symbol: 'ETH', price: 2000, quantity: 100 },
    { symbol: 'USDC', price: 1, quantity: 300_000 },
  ]

  it('is worth its assets at market prices, divided among its LP tokens', () => {
    expect(poolValue(assets)).toBe(500_000)
    expect(valuePerToken(assets, 250_000)).toBe(2)
  })

  it('pays a pro rata share of every asset', () => {
    const share = proRataShare(assets, 250_000, 2500)
    expect(share).toMatchObject({ fraction: 0.01, value: 5000 })
    expect(share.assets.map(({ quantity }) => quantity)).toEqual([1, 3000])
  })
})

it.each([
  ['a path with a price of zero', () => growthOnPath([0], 0.5)],
  ['a weight above 1', () => roundTripGrowth(2, 1.1)],
  [
    'an example without value',
    () => rebalancingSteps({ startValue: 0, startPrice: 1, targetWeight: 0.5, factors: [] }),
  ],
  ['a ratio that no exponent gives', () => hurstOfRatio(9.1)],
  ['an exponent above 1', () => ratioOfHurst(1.1)],
  ['correlation of 1', () => ratioOfDailyCorrelation(1)],
  ['a ratio of zero', () => readRatio(0)],
  ['a total loss compounded', () => compound([-10_000])],
  ['a loss that is a gain', () => avoidedImpermanentLoss(0, 0.1)],
  ['a pool without tokens', () => valuePerToken([], 0)],
  ['more tokens than exist', () => proRataShare([], 1, 2)],
  [
    'an empty pool',
    () => dollarReturn({ prices: [1], quantities: [0] }, { prices: [1], quantities: [1] }),
  ],
])('refuses %s', (_what, attempt) => {
  expect(attempt).toThrow(RangeError)
})
