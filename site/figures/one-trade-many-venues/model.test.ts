import { expect, it } from 'vitest'
import { lines, readingsOf, saidIn } from '../testing.ts'
import { CONTROLS, shownAt } from './model.ts'

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
      20.0 X, split as 55.1% to Venue A, 32.2% to Venue B, 12.7% to Venue C, pay 35,870.57 Y: 2,620.61 Y more than Venue A alone would.
      Split over venues: 35,870.57 Y
      Best single venue, A: 33,249.96 Y
      Gain by splitting: 2,620.61 Y
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

/** Every trade that can be set. */
const AMOUNTS = Array.from({ length: 100 }, (_, at) => CONTROLS.amount.min + at / 2)

it('shows whole percents that add up to 100, none far from its share', () => {
  for (const { venues } of AMOUNTS.map(amount => shownAt({ amount }))) {
    expect(venues.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    for (const { percent, share } of venues) expect(Math.abs(percent - 100 * share)).toBeLessThan(1)
  }
})

it('shows a gain that is the difference of the amounts that it shows', () => {
  for (const { result } of AMOUNTS.map(amount => shownAt({ amount }))) {
    const shown = Object.values(readingsOf(result)).map(text =>
      Math.round(100 * Number.parseFloat(text.replaceAll(',', ''))),
    )
    const [split = Number.NaN, best = Number.NaN, gain] = shown
    expect(gain).toBe(split - best)
  }
})
