import { expect, it } from 'vitest'
import { lines, saidIn } from '../testing.ts'
import { shownAt } from './model.ts'

/*
 * Pools of 100 X and 200,000 Y, 60 X and 119,400 Y, 25 X and 49,250 Y at 0.3 %. The best split was found by
 * bisection on the price of the next unit, γ·x·y / (x + γ·sold)², which is the same in every pool it uses.
 */

it('splits 20 X so that they pay 7.882 % more than one venue would', () => {
  const { venues, result } = shownAt({ amount: 20 })
  expect(venues.map(({ sold }) => sold)).toEqual([
    expect.closeTo(11.014425, 5),
    expect.closeTo(6.441473, 5),
    expect.closeTo(2.544102, 5),
  ])
  expect(saidIn(result)).toEqual(
    lines(`
      20.0 X, split as 55.1% to Venue A, 32.2% to Venue B, 12.7% to Venue C, pay 35,870.57 Y: 2,620.62 Y more than Venue A alone would.
      Split over venues: 35,870.57 Y
      Best single venue, A: 33,249.96 Y
      Gain by splitting: 2,620.62 Y
      The same in percent: 7.882%
    `),
  )
})

it('leaves out the venue with the worst price when the trade is small', () => {
  const { venues, result } = shownAt({ amount: 0.5 })
  expect(venues.map(({ share }) => share)).toEqual([
    expect.closeTo(0.814064, 5),
    expect.closeTo(0.185936, 5),
    0,
  ])
  expect(result.sentence).not.toContain('Venue C')
  expect(result.table.rows[2]?.at(-1)).toBe('Not used')
})

it.each([0.5, 7.5, 50])('sells all of %d X, for what the venues pay together', amount => {
  const { venues, output, result } = shownAt({ amount })
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  expect(sum(venues.map(({ sold }) => sold))).toBeCloseTo(amount, 9)
  expect(sum(venues.map(({ received }) => received))).toBeCloseTo(output, 9)
  expect(result.table.rows.at(-1)).toEqual(['All', '', amount, 1, output, output / amount])
})
