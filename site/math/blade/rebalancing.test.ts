import { describe, expect, it } from 'vitest'
import { DIRECTION_EXAMPLES, PATH_EXAMPLES } from './examples.ts'
import {
  factorsOfMoves,
  factorsOfPrices,
  growthByDay,
  growthOnPath,
  roundTripGrowth,
  twoDayLead,
} from './rebalancing.ts'
import { uniformNumbers } from './variance-sample.ts'

/** Random cases of each property. */
const RUNS = 500

/** A number from -1 to 1. */
const around = (random: () => number) => 2 * random() - 1
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

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

describe('two days', () => {
  it.each([
    [2, 0.5, 0.125],
    [2, 2, -0.25],
    [0.5, 0.5, -0.0625],
  ])('of %d and %d put rebalancing %d ahead of holding', (first, second, lead) => {
    expect(twoDayLead(first, second, 0.5)).toBe(lead)
  })

  it('have the lead of the paths that pages show', () => {
    for (const { factors } of PATH_EXAMPLES) {
      const { rebalanced, hold } = growthOnPath(factors, 0.5)
      const [first, second] = factors
      expect(twoDayLead(first, second, 0.5)).toBeCloseTo(rebalanced - hold, 12)
    }
    expect(PATH_EXAMPLES).toHaveLength(3)
  })

  it('have the lead of the path for any moves and shares, with its sign', () => {
    const random = uniformNumbers(7)
    for (let run = 0; run < RUNS; run += 1) {
      const [first, second, weight] = [4 ** (2 * random() - 1), 4 ** (2 * random() - 1), random()]
      const { rebalanced, hold } = growthOnPath([first, second], weight)
      const lead = twoDayLead(first, second, weight)
      expect(lead).toBeCloseTo(rebalanced - hold, 10)
      expect(lead > 0).toBe(Math.sign(first - 1) * Math.sign(second - 1) < 0)
    }
  })

  it('have none when one of them does not move', () => {
    expect(twoDayLead(1, 3, 0.4)).toBeCloseTo(0, 15)
    expect(twoDayLead(3, 1, 0.4)).toBeCloseTo(0, 15)
  })
})

describe('any number of days', () => {
  it('that end at the price of the start never put rebalancing behind holding', () => {
    const random = uniformNumbers(11)
    const lengths = new Set<number>()
    for (let run = 0; run < RUNS; run += 1) {
      const prices = Array.from(
        { length: 1 + Math.floor(random() * 30) },
        () => 3 ** around(random),
      )
      const { hold, rebalanced } = growthOnPath(factorsOfPrices([1, ...prices, 1]), random())
      expect(hold).toBeCloseTo(1, 9)
      expect(rebalanced).toBeGreaterThanOrEqual(1 - 1e-9)
      lengths.add(prices.length)
    }
    expect(lengths.size).toBeGreaterThan(20)
  })

  it('never put rebalancing behind a constant product pool without fees', () => {
    const random = uniformNumbers(13)
    for (let run = 0; run < RUNS; run += 1) {
      const factors = Array.from(
        { length: 1 + Math.floor(random() * 30) },
        () => 2 ** around(random),
      )
      const { rebalanced, constantProduct } = growthOnPath(factors, random())
      expect(rebalanced / constantProduct).toBeGreaterThanOrEqual(1 - 1e-9)
    }
  })

  it('can put it behind holding when they end elsewhere', () => {
    const trends = DIRECTION_EXAMPLES.filter(({ directions }) => Math.abs(sumOf(directions)) === 4)
    expect(trends).toHaveLength(2)
    for (const { directions } of trends) {
      const { hold, rebalanced } = growthOnPath(factorsOfMoves(directions, 2), 0.5)
      expect(rebalanced).toBeLessThan(hold)
    }
  })
})

it.each([
  ['a move of zero on the first day', () => twoDayLead(0, 2, 0.5)],
  ['a share below zero', () => twoDayLead(2, 2, -0.1)],
  ['a price of zero', () => factorsOfPrices([1, 0])],
  ['a move of zero', () => factorsOfMoves([1], 0)],
  ['a factor of zero', () => growthOnPath([0], 0.5)],
  ['a weight above 1', () => roundTripGrowth(2, 1.1)],
])('refuses %s', (_what, attempt) => {
  expect(attempt).toThrow(RangeError)
})
