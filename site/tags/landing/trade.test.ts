import { expect, it } from 'vitest'
import { AMOUNT, tradeAt } from './trade.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** As a reader sees it, with ordinary spaces. */
const said = (amount: number) => tradeAt(amount).sentence.replaceAll(/\s/g, ' ')

it('says what a split pays more than the best venue alone', () => {
  // The same trade as in `site/figures/one-trade-many-venues/model.test.ts`, whose split was found by bisection.
  expect(said(AMOUNT.initial)).toBe(
    '20.0 X, split, pay 35,870.57 Y: 2,620.61 Y or 7.88% more than Venue A alone.',
  )
})

it('shows whole percents that add up to 100, and a gain that is the difference of what is shown', () => {
  for (let amount: number = AMOUNT.min; amount <= AMOUNT.max; amount += AMOUNT.step) {
    const { venues, output, single, gain } = tradeAt(amount)
    expect(sum(venues.map(({ percent }) => percent))).toBe(100)
    expect(gain).toBeCloseTo(Number(output.toFixed(2)) - Number(single.output.toFixed(2)), 9)
  }
})

it.each([AMOUNT.min, 7.5, AMOUNT.max])('splits %d X into parts that are the whole', amount => {
  const { venues } = tradeAt(amount)
  expect(sum(venues.map(({ share }) => share))).toBeCloseTo(1, 9)
  // Streams touch one another where they are one trade.
  for (const side of ['sold', 'paid'] as const) {
    for (const [index, venue] of venues.entries()) {
      const next = venues[index + 1]
      if (next) expect(next[side].whole).toBeCloseTo(venue[side].whole + venue[side].height, 9)
    }
  }
})

it.each([AMOUNT.min, AMOUNT.max])('draws %d X within the picture', amount => {
  const streams = tradeAt(amount).venues.flatMap(({ sold, paid }) => [sold, paid])
  expect(streams).toHaveLength(6)
  for (const { whole, venue, height } of streams) {
    for (const top of [whole, venue]) {
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top + height).toBeLessThanOrEqual(1)
    }
  }
})

it('draws what is paid thinner than what is sold: each further X pays less', () => {
  for (const { sold, paid } of tradeAt(AMOUNT.max).venues)
    expect(paid.height).toBeLessThan(sold.height)
})
