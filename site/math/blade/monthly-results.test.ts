import { expect, it } from 'vitest'
import { compound, lead, sum } from './monthly-results.ts'

it('takes results together, exactly or as a sum', () => {
  // 1.1 times 1.1 is 1.21; half of double is nothing gained.
  expect(compound([1_000, 1_000])).toBeCloseTo(2_100, 9)
  expect(compound([10_000, -5_000])).toBe(0)
  expect(compound([])).toBe(0)
  expect(sum([1_000, 1_000, -500])).toBe(1_500)
})

it('leads when it loses less', () => {
  expect(lead({ month: '2023-05', blade: -5, hold: -14 })).toBe(9)
})

it('refuses to compound a total loss', () => {
  expect(() => compound([-10_000])).toThrow(RangeError)
})
