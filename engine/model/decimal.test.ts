import { describe, expect, it } from 'vitest'
import { type Rounding, rounded } from './decimal.ts'

/** Numbers of many sizes: halves at each digit, borders between units, the longest and the smallest. */
const NUMBERS = [
  ...[0, 1, 9, 10, 999, 1000, 999_999, 1e15, 1e21, 1.5e22, 5e-324, 1e-7, 123456789.98765433],
  ...[0.5, 1.5, 2.5, 0.125, 1.005, 0.015, 0.045, 999.995, 999.994, 0.00996, 0.0099, 0.00501],
  ...Array.from({ length: 400 }, (_, index) => (index * 7919 + 1) / 10 ** (index % 13)),
  ...Array.from({ length: 400 }, (_, index) => Math.sqrt(index + 2) * 10 ** ((index % 31) - 12)),
]

describe('rounded writes what Intl.NumberFormat does in American English', () => {
  it.each<[string, Rounding, Intl.NumberFormatOptions]>([
    ['all digits', { most: 20 }, { maximumFractionDigits: 20 }],
    ['no fraction', { most: 0 }, { maximumFractionDigits: 0 }],
    ['two digits', { most: 2, least: 2 }, { minimumFractionDigits: 2, maximumFractionDigits: 2 }],
    ['percent', { most: 1, shift: 2 }, { style: 'percent', maximumFractionDigits: 1 }],
    [
      'at least two significant digits',
      { most: 2, significant: 2 },
      {
        maximumFractionDigits: 2,
        maximumSignificantDigits: 2,
        roundingPriority: 'morePrecision',
      },
    ],
  ])('with %s', (_, rounding, options) => {
    const intl = new Intl.NumberFormat('en-US', options)
    for (const number of NUMBERS)
      expect(rounded(number, rounding), String(number)).toBe(intl.format(number).replace('%', ''))
  })

  it('of integers that no double holds', () => {
    const most = 10n ** 78n - 1n
    expect(rounded(most, { most: 0 })).toBe(new Intl.NumberFormat('en-US').format(most))
  })
})
