import { describe, expect, it } from 'vitest'
import {
  againstHolding,
  breakEvenFeeIncome,
  breakEvenRatios,
  constantProductGrowth,
  holdGrowth,
  impermanentLoss,
  weightedImpermanentLoss,
} from './impermanent-loss.ts'

describe('impermanent loss', () => {
  it('is the same for a ratio and its inverse', () => {
    for (const ratio of [1.1, 2, 7]) {
      expect(impermanentLoss(ratio)).toBeCloseTo(impermanentLoss(1 / ratio), 12)
    }
  })

  it('is the weighted loss at equal weights', () => {
    expect(weightedImpermanentLoss([4, 1], [0.5, 0.5])).toBeCloseTo(-0.2, 12)
  })

  it('is zero when all prices move alike, and below zero otherwise', () => {
    expect(weightedImpermanentLoss([3, 3, 3], [0.2, 0.3, 0.5])).toBeCloseTo(0, 12)
    expect(weightedImpermanentLoss([3, 3, 2.9], [0.2, 0.3, 0.5])).toBeLessThan(0)
  })

  it('leaves 20 % of the pool to be earned back at a ratio of 4', () => {
    expect(breakEvenFeeIncome(4)).toBeCloseTo(0.25, 12)
  })
})

describe('fee income', () => {
  it('of a quarter makes up for a price that went to four times, or to a fourth', () => {
    const { lower, upper } = breakEvenRatios(0.25)
    expect(upper).toBeCloseTo(4, 12)
    expect(lower).toBeCloseTo(0.25, 12)
    expect(againstHolding(4, 0.25)).toBeCloseTo(0, 12)
  })

  it('of nothing makes up for an unchanged price alone', () => {
    expect(breakEvenRatios(0)).toEqual({ lower: 1, upper: 1 })
    expect(againstHolding(4, 0)).toBeCloseTo(-0.2, 12)
  })

  it('is gained in full when the price is unchanged', () => {
    expect(againstHolding(1, 0.07)).toBeCloseTo(0.07, 12)
  })

  it('cannot be negative', () => {
    expect(() => againstHolding(1, -0.01)).toThrow(RangeError)
    expect(() => breakEvenRatios(-0.01)).toThrow(RangeError)
  })
})

it('grows three assets at a third by 1.0147805 in a pool and 1.0166667 held', () => {
  const thirds = [1 / 3, 1 / 3, 1 / 3]
  expect(constantProductGrowth([1.1, 0.95, 1], thirds)).toBeCloseTo(1.0147805, 7)
  expect(holdGrowth([1.1, 0.95, 1], thirds)).toBeCloseTo(1.0166667, 7)
})

it.each([
  ['a ratio of zero', () => impermanentLoss(0)],
  ['a negative ratio', () => breakEvenFeeIncome(-1)],
  ['weights that do not sum to 1', () => holdGrowth([1, 1], [0.5, 0.6])],
  ['lists of two lengths', () => constantProductGrowth([1, 1], [1])],
])('refuses %s', (_what, attempt) => {
  expect(attempt).toThrow(RangeError)
})
