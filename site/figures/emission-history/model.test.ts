import { expect, it } from 'vitest'
import { lines, readingsOf, saidIn } from '../testing.ts'
import { LINE, shownAt } from './model.ts'

it('adds 1,000 a block in the launch phase', () => {
  const { emitted, result } = shownAt({ blocks: 25_000 })
  expect(emitted).toBe(25_000_000)
  expect(saidIn(result)).toEqual(
    lines(`
      25,000 blocks after the start, 25.0 million SUSHI had been emitted to liquidity providers, and each further block added 1,000.
      Ethereum block: 10,775,000
      Rate from there on: 1,000 a block
      Emitted so far: 25.0 million
    `),
  )
})

it('adds a tenth of that after it', () => {
  expect(shownAt({ blocks: 150_000 }).emitted).toBe(105_000_000)
})

it('changes its rate with the last block of the launch phase', () => {
  const rateAt = (blocks: number) => readingsOf(shownAt({ blocks }).result)['Rate from there on']
  expect([0, 99_000, 100_000, 200_000].map(rateAt)).toEqual([
    '1,000 a block',
    '1,000 a block',
    '100 a block',
    '100 a block',
  ])
})

it('draws a line that bends once', () => {
  expect(LINE).toEqual([
    [0, 0],
    [100_000, 100_000_000],
    [200_000, 110_000_000],
  ])
})
