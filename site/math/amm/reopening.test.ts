import { expect, it } from 'vitest'
import { amountsAt, valueIn } from './concentrated-liquidity.ts'
import { reopenWithY } from './reopening.ts'

const RANGE = { lower: 2_250, upper: 3_750 }

it.each([0, 0.0001, 0.003, 0.01])('puts in what a swap at a fee of %d leaves', fee => {
  const { liquidity, sold, swapCost } = reopenWithY(RANGE, 3_000, 4_774, fee)
  const put = amountsAt(RANGE, liquidity, 3_000)
  expect(put.y).toBeCloseTo(4_774 - sold, 6)
  expect(put.x * 3_000).toBeCloseTo(sold * (1 - fee), 6)
  expect(swapCost).toBeCloseTo(4_774 - valueIn(put, 3_000), 6)
})

it('sells about half for a range that is about as far to both sides', () => {
  const { sold } = reopenWithY({ lower: 1_500, upper: 6_000 }, 3_000, 1_000, 0)
  expect(sold).toBeCloseTo(500, 9)
})

it.each([
  ['a fee of one', () => reopenWithY(RANGE, 3_000, 1, 1)],
  ['a capital below zero', () => reopenWithY(RANGE, 3_000, -1, 0)],
])('refuses %s', (_what, attempt) => {
  expect(attempt).toThrow(RangeError)
})
