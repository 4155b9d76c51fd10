import { expect, it } from 'vitest'
import { CONCENTRATED_EXAMPLE, EXAMPLE_PRICE, REOPENING_EXAMPLE } from './examples.ts'

/*
 * The page that compares waiting with a new range names one of the two for each price: the price must lie in
 * one range and not in the other.
 */
it('each price of the comparison is in one of the two ranges', () => {
  const { range } = CONCENTRATED_EXAMPLE
  const moved = (end: number) => (end * REOPENING_EXAMPLE.leftAt) / EXAMPLE_PRICE
  const within = (price: number, lower: number, upper: number) => price > lower && price < upper
  expect(REOPENING_EXAMPLE.later.length).toBeGreaterThan(2)
  for (const price of REOPENING_EXAMPLE.later) {
    const old = within(price, range.lower, range.upper)
    expect(within(price, moved(range.lower), moved(range.upper)), String(price)).toBe(!old)
    expect(price < range.upper, String(price)).toBe(old)
  }
})
