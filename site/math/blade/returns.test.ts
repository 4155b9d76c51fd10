import { expect, it } from 'vitest'
import { benchmarkReturn, cryptoBasisReturn, dollarReturn } from './returns.ts'

// The published example: ETH at 1,000, 2,000 and 1,000 dollars, rebalanced to equal shares.
const start = { prices: [1000, 1], quantities: [1, 1000] }
const first = { prices: [2000, 1], quantities: [0.75, 1500] }
const second = { prices: [1000, 1], quantities: [1.125, 1125] }

it('gains 50 % in dollars, then loses 25 %', () => {
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

it('is not told of an empty pool', () => {
  const empty = { prices: [1], quantities: [0] }
  expect(() => dollarReturn(empty, { prices: [1], quantities: [1] })).toThrow(RangeError)
})
