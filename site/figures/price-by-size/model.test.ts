import { expect, it } from 'vitest'
import { PRICING_CLAIMS } from '#facts/blade/prices.ts'
import { lines, readingsOf, saidIn } from '../testing.ts'
import { claimText, impactOf, readAt, SIZES, shownAt } from './model.ts'

/*
 * Half of a pool's liquidity is the reserve that a trade meets: 10,000 dollars against 5 million are paid
 * 10,000 / 5,010,000 = 0.1996 % below the mid price, and 0.4984 % below it with a fee of 0.3 %.
 */

it('computes the impact and the cost of the stated trade', () => {
  expect(saidIn(shownAt({ trade: 10_000, liquidity: 10_000_000 }).result)).toEqual(
    lines(`
      A trade of $10,000 in a constant product pool of $10,000,000 pays 0.200% less than the mid price because of its size; with the fee of 0.30% it pays 0.498% less. What Blade would quote is not computed here.
      Price impact: 0.200%
      With the swap fee: 0.498%
      Cost of the trade: $49.84
      Size over liquidity: 0.100%
    `),
  )
})

it('takes half of what is left for a trade as large as the reserve', () => {
  expect(impactOf(2_000_000, 1_000_000)).toBe(0.5)
})

it('stays below a whole for the largest trade in the smallest pool', () => {
  const { impact, result } = shownAt({ trade: 10_000_000, liquidity: 1_000_000 })
  expect(impact).toBeCloseTo(0.952381, 6)
  expect(readingsOf(result)['With the swap fee']).toBe('95.239%')
})

it('repeats each claim up to the size it is made for, and marks what is projected', () => {
  const claims = shownAt({ trade: 1_000, liquidity: 10_000_000 }).result.table.rows.map(row => [
    row[0],
    row.at(-1),
  ])
  expect(claims.slice(1, 4)).toEqual([
    [10_000, 'stated, with $10M; projected, with $50M'],
    [50_000, 'projected, with $50M'],
    [100_000, 'None'],
  ])
  expect(PRICING_CLAIMS.map(claimText)).toEqual(['Stated, pool of $10M', 'Projected, pool of $50M'])
})

it('has a column for each pool, and none twice', () => {
  const columns = (liquidity: number) =>
    shownAt({ trade: 1_000, liquidity }).result.table.columns.map(({ title }) => title)
  expect(columns(10_000_000)).toHaveLength(4)
  expect(columns(2_000_000)).toContain('Impact, pool of $2M')
})

it('reads the impact at a size', () => {
  expect(readAt(1_000_000, 2_000_000)).toEqual({
    lines: ['$1,000,000', '50.000% impact'],
    points: [{ y: 0.5, tone: 'second' }],
  })
})

it('reads at the size that it names', () => {
  const { lines: said, points } = readAt(1_040_000, 2_000_000)
  expect(said).toEqual(['$1,000,000', '50.000% impact'])
  // The mark stays on the line.
  expect(points[0]?.y).toBeCloseTo(0.509804, 6)
})

it('calculates its lines from a thousand dollars to ten million', () => {
  expect(SIZES[0]).toBeCloseTo(1_000, 6)
  expect(SIZES.at(-1)).toBeCloseTo(10_000_000, 3)
})
