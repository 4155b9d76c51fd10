import { initialValues } from 'docs-engine/testing'
import { expect, it } from 'vitest'
import { lines, readingsOf, saidIn } from '../testing.ts'
import { CONTROLS, readAt, SHOWN, shownAt } from './model.ts'

const initial = initialValues(CONTROLS)
const at = (changes: Partial<typeof initial>) => shownAt({ ...initial, ...changes })

it('starts at the published example, an eighth ahead', () => {
  expect(saidIn(at({}).result)).toEqual(
    lines(`
      The moves go in opposite directions, so rebalancing is ahead. After two days, rebalancing is at 1.1250 times the start and holding at 1.0000: a lead of +0.1250.
      Rebalanced: × 1.1250
      Holding: × 1.0000
      Lead of rebalancing: +0.1250
    `),
  )
})

it.each([
  [2, 2, 'Both moves go up, so holding is ahead.', '−0.2500'],
  [0.5, 0.5, 'Both moves go down, so holding is ahead.', '−0.0625'],
  [0.5, 2, 'The moves go in opposite directions, so rebalancing is ahead.', '+0.1250'],
  [2, 1, 'On one day the price does not move, so both are equal.', '0.0000'],
])('says of %d and %d who is ahead', (first, second, said, lead) => {
  const { result } = at({ first, second })
  expect(result.sentence).toContain(said)
  expect(readingsOf(result)['Lead of rebalancing']).toBe(lead)
})

it('has the lead in every row that its other columns give', () => {
  const { rows } = at({ first: 1.35, weight: 0.3 }).result.table
  expect(rows).toHaveLength(7)
  for (const [, rebalanced, hold, lead] of rows)
    expect(lead).toBeCloseTo(Number(rebalanced) - Number(hold), 12)
})

it('has no lead beyond what the picture shows', () => {
  for (const first of SHOWN)
    for (const second of SHOWN) expect(Math.abs(at({ first, second }).lead)).toBeLessThanOrEqual(1)
})

it('reads a move', () => {
  expect(readAt(initial, 3).lines).toEqual(['Day 2 × 3.0000', '−0.5000 against holding'])
})
