import { describe, expect, it } from 'vitest'
import {
  factorsOfMoves,
  factorsOfPrices,
  growthByDay,
  growthOnPath,
  roundTripGrowth,
} from './rebalancing.ts'

describe('round trips', () => {
  it('gain nothing without a move or without a second asset', () => {
    expect(roundTripGrowth(1, 0.5)).toBe(1)
    expect(roundTripGrowth(3, 0)).toBe(1)
    expect(roundTripGrowth(3, 1)).toBe(1)
  })

  it('agree with the path they stand for', () => {
    expect(roundTripGrowth(1.7, 0.3)).toBeCloseTo(growthOnPath([1.7, 1 / 1.7], 0.3).rebalanced, 12)
  })
})

describe('a path', () => {
  it('that doubles and halves gains an eighth by rebalancing, and nothing otherwise', () => {
    expect(growthOnPath([2, 0.5], 0.5)).toEqual({ hold: 1, rebalanced: 1.125, constantProduct: 1 })
  })

  it('that goes one way is best held', () => {
    const { hold, rebalanced, constantProduct } = growthOnPath([2, 2], 0.5)
    expect(hold).toBeGreaterThan(rebalanced)
    expect(rebalanced).toBeGreaterThan(constantProduct)
  })

  it('has a factor for each day, by its prices or by its moves', () => {
    expect(factorsOfPrices([1, 2, 1, 4])).toEqual([2, 0.5, 4])
    expect(factorsOfMoves([1, -1, 0], 4)).toEqual([4, 0.25, 1])
  })

  it('has a growth for the start and for each day', () => {
    const days = growthByDay([2, 0.5], 0.5)
    expect(days.map(({ rebalanced }) => rebalanced)).toEqual([1, 1.5, 1.125])
    expect(days.map(({ hold }) => hold)).toEqual([1, 1.5, 1])
  })
})

it.each([
  ['a price of zero', () => factorsOfPrices([1, 0])],
  ['a move of zero', () => factorsOfMoves([1], 0)],
  ['a factor of zero', () => growthOnPath([0], 0.5)],
  ['a weight above 1', () => roundTripGrowth(2, 1.1)],
])('refuses %s', (_what, attempt) => {
  expect(attempt).toThrow(RangeError)
})
