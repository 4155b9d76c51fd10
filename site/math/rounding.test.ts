import { expect, it } from 'vitest'
import { cents, wholePercents } from './rounding.ts'

it('rounds to hundredths as they are shown', () => {
  expect([cents(2.004), cents(2.006), cents(-0.125)]).toEqual([2, 2.01, -0.13])
})

it('gives whole percents that add up to 100, rounded up where the rest is largest', () => {
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
  expect(wholePercents([0.635, 0.302, 0.063])).toEqual([64, 30, 6])
  expect(wholePercents([0, 1])).toEqual([0, 100])
})
