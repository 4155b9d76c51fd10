import { expect, it } from 'vitest'
import { lines, saidIn } from '../testing.ts'
import { CURVE, readAt, SHOWN, shownAt } from './model.ts'

/*
 * A pool of 100 X and 200,000 Y that keeps 0.3 % of what is sold. For 10 X, 9.97 count:
 * 9.97 · 200,000 / 109.97 = 18,132.2179 Y.
 */

it('sells 10 X as the formula of the pool does', () => {
  expect(saidIn(shownAt({ amount: 10 }).result)).toEqual(
    lines(`
      Selling 10.0 X pays 18,132.22 Y, 9.34% less than the mid price would: 9.09% is the price impact of the size, the rest is the fee. The mid price falls to 1,653.34 Y.
      Received: 18,132.22 Y
      Price for each X: 1,813.22 Y
      Price impact: 9.09%
      Short of the mid price: 9.34%
      Fee kept by the pool: 0.0300 X
      Growth of the product: 0.027%
      X in the pool: 100 to 110.0
      Y in the pool: 200,000 to 181,868
    `),
  )
})

it('stays short of half the pool when as much X is sold as it holds', () => {
  const { trade } = shownAt({ amount: 100 })
  expect(trade.amountOut).toBeCloseTo(99_849.7747, 4)
  expect(trade.impact).toBe(0.5)
})

it('lists the trade that is set among the others, once, by size', () => {
  const sizes = (amount: number) => shownAt({ amount }).result.table.rows.map(([sold]) => sold)
  expect(sizes(25)).toEqual([0.1, 1, 5, 10, 25, 50, 100])
  expect(sizes(12)).toEqual([0.1, 1, 5, 10, 12, 25, 50, 100])
})

it('draws a curve whose reserves multiply to 20 million from edge to edge', () => {
  expect(CURVE.map(([x]) => x)).toEqual(expect.arrayContaining([...SHOWN]))
  expect(Math.min(...CURVE.map(([x, y]) => x * y))).toBeCloseTo(20_000_000, 6)
  expect(Math.max(...CURVE.map(([x, y]) => x * y))).toBeCloseTo(20_000_000, 6)
})

it('reads both reserves at a place of the curve', () => {
  expect(readAt(125)).toEqual({
    lines: ['125.0 X', 'and 160,000 Y'],
    points: [{ y: 160_000, tone: 'second' }],
  })
})

it('reads at the reserve that it names', () => {
  const { lines: said, points } = readAt(125.04)
  expect(said).toEqual(['125.0 X', 'and 160,000 Y'])
  // The mark stays on the curve.
  expect(points[0]?.y).toBeCloseTo(159_948.8, 1)
})
