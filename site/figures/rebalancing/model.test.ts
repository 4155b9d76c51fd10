import { initialValues } from 'docs-engine/testing'
import { expect, it } from 'vitest'
import { lines, readingsOf, saidIn } from '../testing.ts'
import { CONTROLS, shownAt } from './model.ts'

const initial = initialValues(CONTROLS)
const at = (changes: Partial<typeof initial>) => shownAt({ ...initial, ...changes })

it('starts at the published example, 1.125 times the start after two days', () => {
  const { day, result } = at({})
  expect(day).toBe(2)
  expect(saidIn(result)).toEqual(
    lines(`
      Day 2, rebalanced: the rebalanced portfolio is at 1.1250 times its start, 12.50% more than holding; a constant product pool without fees is at 1.0000 times.
      Price of ETH: $1,000
      ETH: 1.125, $1,125
      USDC: $1,125
      Trade of ETH: Buy $375
      Rebalanced: $2,250, × 1.1250
      Holding: $2,000, × 1.0000
      Constant product: $2,000, × 1.0000
    `),
  )
})

it('four days up end at 1.5⁴ rebalanced, half of 2⁴ and a half held, and 2² in the pool', () => {
  const readings = readingsOf(at({ path: 2, step: 8 }).result)
  expect(readings.Rebalanced).toBe('$10,125, × 5.0625')
  expect(readings.Holding).toBe('$17,000, × 8.5000')
  expect(readings['Constant product']).toBe('$8,000, × 4.0000')
})

it('trades after a move, not with it', () => {
  // 70 % of 2,000 dollars in ETH, which rises by half, falls back and rises again.
  const moved = readingsOf(at({ move: 1.5, weight: 0.7, step: 5 }).result)
  const traded = readingsOf(at({ move: 1.5, weight: 0.7, step: 6 }).result)
  expect(moved['Trade of ETH']).toBe('None')
  expect(traded['Trade of ETH']).toBe('Sell $217')
  expect(traded.ETH).toBe('1.304, $1,956')
  expect(traded.Rebalanced).toBe('$2,795, × 1.3972')
})

it('is as good as holding before the first trade', () => {
  expect(at({ step: 0 }).result.sentence).toMatch(/^Start: .* 1\.0000 .* as much as holding;/)
  expect(at({ step: 1 }).result.sentence).toMatch(
    /^Day 1, moved: .* 1\.5000 .* as much as holding;/,
  )
})

it('lists the start, and two steps of each day', () => {
  const names = at({}).result.table.rows.map(([name]) => name)
  expect(names).toHaveLength(9)
  expect(names.slice(0, 3)).toEqual(['Start', 'Day 1, moved', 'Day 1, rebalanced'])
})

it('gives the picture a top that no line leaves', () => {
  const { top, days } = at({ path: 2, move: 3, weight: 0.95 })
  const highest = Math.max(...days.flatMap(({ hold, rebalanced }) => [hold, rebalanced]))
  // 0.95 · 3⁴ + 0.05, of 2,000 dollars.
  expect(highest).toBeCloseTo(154_000, 6)
  expect(top).toBeGreaterThanOrEqual(highest)
})

it('has no step beyond the last day', () => {
  expect(() => at({ step: 9 })).toThrow(RangeError)
})
