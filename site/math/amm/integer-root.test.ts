import { expect, it } from 'vitest'
import { integerRoot } from './integer-root.ts'

it.each<[bigint, bigint]>([
  [0n, 0n],
  [1n, 1n],
  [3n, 1n],
  [4n, 2n],
  [99n, 9n],
  [10n ** 40n, 10n ** 20n],
  [10n ** 40n - 1n, 10n ** 20n - 1n],
  [2n ** 192n, 2n ** 96n],
])('the root of %d is %d, rounded down', (value, root) => {
  expect(integerRoot(value)).toBe(root)
})

it('there is no root of what is below zero', () => {
  expect(() => integerRoot(-1n)).toThrow(RangeError)
})
