import { expect, it } from 'vitest'
import { formatUnits } from './units.ts'

it.each([
  [500000000000000000n, 18, '0.5'],
  [1368324000000000000000n, 18, '1368.324'],
  [7500000n, 6, '7.5'],
  [1000000n, 6, '1'],
  [1n, 18, '0.000000000000000001'],
  [0n, 6, '0'],
  [42n, 0, '42'],
  [-1500000n, 6, '-1.5'],
])('writes %s at %i decimals as %s', (amount, decimals, text) => {
  expect(formatUnits(amount, decimals)).toBe(text)
})

it.each([-1, 1.5, Number.NaN])('refuses %d decimals', decimals => {
  expect(() => formatUnits(1n, decimals)).toThrow(RangeError)
})
