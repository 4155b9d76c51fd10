import { expect, it } from 'vitest'
import { niceTop } from './nice-top.ts'
import { spaced } from './spaced.ts'

it('values stand at equal ways, both ends included', () => {
  expect(spaced([0, 10], 4)).toEqual([0, 2.5, 5, 7.5, 10])
})

it('equal ways on a logarithmic axis are equal ratios', () => {
  const [first, second, third] = spaced([1, 100], 2, true)
  expect(first).toBeCloseTo(1, 12)
  expect(second).toBeCloseTo(10, 12)
  expect(third).toBeCloseTo(100, 12)
})

it('a way of no length is one value', () => {
  expect(spaced([1, 1], 3, true)).toEqual([1, 1, 1, 1])
})

it.each([
  [[0.2, 7.3], 8],
  [[17_000, 10_125], 20_000],
  [[1.4, 1], 1.4],
])('an axis for %j ends at %d, a round value', (values, top) => {
  expect(niceTop(values)).toBe(top)
})
