import { expect, it } from 'vitest'
import {
  halfLifeDays,
  hurstOfRatio,
  MEMORYLESS_RATIO,
  ratioOfDailyCorrelation,
  ratioOfHurst,
  ratioOfMeanReversion,
  readRatio,
} from './variance-ratio.ts'

it('is 3 for a memoryless series: variance grows with time, and 90 days are three times 30', () => {
  expect(MEMORYLESS_RATIO).toBe(3)
  expect(ratioOfHurst(0.5)).toBeCloseTo(3, 12)
  expect(ratioOfDailyCorrelation(0)).toBe(3)
  // A pull too weak to matter in 90 days leaves a series all but memoryless.
  expect(ratioOfMeanReversion(1e-9)).toBeCloseTo(3, 6)
})

it('turns an exponent into a ratio and back', () => {
  expect(hurstOfRatio(ratioOfHurst(0.37))).toBeCloseTo(0.37, 12)
  expect(hurstOfRatio(1)).toBe(0)
  expect(hurstOfRatio(9)).toBeCloseTo(1, 12)
})

it('is read against 3', () => {
  expect([2.9, 3, 3.1].map(readRatio)).toEqual(['mean reversion', 'memoryless', 'momentum'])
})

it('hardly notices correlation from one day to the next', () => {
  expect(ratioOfDailyCorrelation(-0.3)).toBeCloseTo(2.957, 4)
  expect(ratioOfDailyCorrelation(0.3)).toBeCloseTo(3.0449, 4)
})

it('nears 1 under a strong pull, which leaves no variance to grow', () => {
  expect(ratioOfMeanReversion(1)).toBeCloseTo(1, 12)
})

it('half of a distance is gone after ln 2 = 0.693 over the speed, in days', () => {
  expect(halfLifeDays(0.001)).toBeCloseTo(693.1, 1)
  expect(halfLifeDays(0.01)).toBeCloseTo(69.3, 1)
  expect(halfLifeDays(0.05)).toBeCloseTo(13.9, 1)
})

it.each([
  ['a ratio that no exponent gives', () => hurstOfRatio(9.1)],
  ['an exponent above 1', () => ratioOfHurst(1.1)],
  ['a correlation of 1', () => ratioOfDailyCorrelation(1)],
  ['a ratio of zero', () => readRatio(0)],
])('refuses %s', (_what, attempt) => {
  expect(attempt).toThrow(RangeError)
})
