import { describe, expect, it } from 'vitest'
import { ratioOfDailyCorrelation, ratioOfMeanReversion } from './variance-ratio.ts'
import {
  logPrices,
  measuredRatio,
  normalNumbers,
  quantile,
  uniformNumbers,
  varianceOfChanges,
} from './variance-sample.ts'

const LONG = 400_000

describe('the generator', () => {
  it('gives the same numbers for a seed, and others for another', () => {
    expect(normalNumbers(7, 50)).toEqual(normalNumbers(7, 50))
    expect(normalNumbers(7, 3)).not.toEqual(normalNumbers(8, 3))
    expect(normalNumbers(7, 3)).toEqual(normalNumbers(7, 50).slice(0, 3))
  })

  it('gives uniform numbers from 0 to below 1 with the mean a half and the variance a twelfth', () => {
    const next = uniformNumbers(1)
    const numbers = Array.from({ length: 100_000 }, next)
    const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length
    const variance = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / numbers.length
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(mean).toBeCloseTo(0.5, 2)
    expect(variance).toBeCloseTo(1 / 12, 2)
  })

  it('gives normal numbers, of which 68.3 % lie within one deviation and 95.4 % within two', () => {
    const numbers = [...normalNumbers(3, 100_000)]
    const within = (limit: number) =>
      numbers.filter(each => Math.abs(each) < limit).length / numbers.length
    expect(within(1)).toBeCloseTo(0.683, 2)
    expect(within(2)).toBeCloseTo(0.954, 2)
  })
})

describe('a measured ratio', () => {
  const measure = (pull: number, carry: number) =>
    measuredRatio(logPrices({ pull, carry }, normalNumbers(11, LONG)))

  it('is near 3 on a long memoryless series', () => {
    expect(measure(0, 0)).toBeGreaterThan(2.85)
    expect(measure(0, 0)).toBeLessThan(3.15)
  })

  it.each([0.01, 0.02, 0.05])('is near the formula for a pull of %d', pull => {
    expect(Math.abs(measure(pull, 0) / ratioOfMeanReversion(pull) - 1)).toBeLessThan(0.05)
  })

  it.each([-0.3, 0.3])('is near the formula for a carry of %d', carry => {
    expect(Math.abs(measure(0, carry) / ratioOfDailyCorrelation(carry) - 1)).toBeLessThan(0.05)
  })

  it('is zero on a series that returns after every long window', () => {
    const prices = Float64Array.from({ length: 1_000 }, (_, day) => Math.sin((day * Math.PI) / 45))
    expect(measuredRatio(prices)).toBeCloseTo(0, 12)
  })
})

it('the variance of changes of a square wave over half its period is 4', () => {
  const prices = Float64Array.from({ length: 9 }, (_, day) => (day % 2 === 0 ? 1 : -1))
  expect(varianceOfChanges(prices, 1)).toBe(4)
  expect(varianceOfChanges(prices, 2)).toBe(0)
})

it('a quantile is the value of its rank', () => {
  const sample = [5, 1, 4, 2, 3, 6, 7, 8, 9, 10]
  expect(quantile(sample, 0)).toBe(1)
  expect(quantile(sample, 0.5)).toBe(6)
  expect(quantile(sample, 1)).toBe(10)
})

it.each([
  ['a pull of one', () => logPrices({ pull: 1, carry: 0 }, new Float64Array(2))],
  ['a negative pull', () => logPrices({ pull: -0.1, carry: 0 }, new Float64Array(2))],
  ['a carry of one', () => logPrices({ pull: 0, carry: 1 }, new Float64Array(2))],
  ['a short series', () => measuredRatio(new Float64Array(91))],
  ['an empty sample', () => quantile([], 0.5)],
])('refuses %s', (_what, attempt) => {
  expect(attempt).toThrow(RangeError)
})
