import { expect, it } from 'vitest'
import { lines, saidIn } from '../testing.ts'
import { shownAt } from './model.ts'

it('counts SUSHI in the pool twice and xSUSHI once', () => {
  const { total, ofPool, result } = shownAt({ pooled: 1_500_000, staked: 1_000_000 })
  expect([total, ofPool]).toEqual([4_000_000, 3_000_000])
  expect(saidIn(result)).toEqual(
    lines(`
      1,500,000 SUSHI in the pool and 1,000,000 xSUSHI carry 4,000,000 voting power, which is 1,000,000 short of the quorum of 5,000,000.
      From the pool: 3,000,000
      From xSUSHI: 1,000,000
      Voting power: 4,000,000
      Of the quorum: 80.0%
    `),
  )
})

it.each([
  [2_500_000, 0, 'reaches the quorum of 5,000,000.'],
  [0, 5_000_000, 'reaches the quorum of 5,000,000.'],
  [2_490_000, 10_000, 'is 10,000 short of the quorum of 5,000,000.'],
  [0, 0, 'is 5,000,000 short of the quorum of 5,000,000.'],
])('%d in the pool and %d xSUSHI: %s', (pooled, staked, verdict) => {
  expect(shownAt({ pooled, staked }).result.sentence).toContain(`which ${verdict}`)
})

it('lists holdings that reach the quorum to the token', () => {
  const { rows } = shownAt({ pooled: 0, staked: 0 }).result.table
  expect(rows[0]).toEqual([0, 5_000_000, 5_000_000])
  expect(rows.at(-1)).toEqual([2_500_000, 0, 5_000_000])
  expect(new Set(rows.map(row => row.at(-1)))).toEqual(new Set([5_000_000]))
})
