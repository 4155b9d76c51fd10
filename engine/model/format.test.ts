import { describe, expect, it } from 'vitest'
import {
  formatCompact,
  formatCompactShort,
  formatMonth,
  formatNumber,
  formatPercent,
  formatSigned,
  formatUsd,
} from './format.ts'

describe('formatNumber', () => {
  it('separates thousands', () => {
    expect(formatNumber(5_000_000)).toBe('5,000,000')
    expect(formatNumber(280_000_000n)).toBe('280,000,000')
    expect(formatNumber(0)).toBe('0')
    expect(formatNumber(-14)).toBe('-14')
  })

  it('writes every digit unless told how many', () => {
    expect(formatNumber(1.274975)).toBe('1.274975')
    expect(formatNumber(0.0000001)).toBe('0.0000001')
    expect(formatNumber(0.005)).toBe('0.005')
  })

  it('rounds to the digits asked for and keeps trailing zeros', () => {
    expect(formatNumber(1019.98002, 2)).toBe('1,019.98')
    expect(formatNumber(1.25, 6)).toBe('1.250000')
    expect(formatNumber(0.5, 0)).toBe('1')
  })
})

describe('formatCompact', () => {
  it.each([
    [5_000_000, '5 million'],
    [280_000_000, '280 million'],
    [1_500_000, '1.5 million'],
    [10_750_000, '10.75 million'],
    [2_000_000_000, '2 billion'],
    [500, '500'],
  ])('writes %d as "%s"', (value, text) => {
    expect(formatCompact(value)).toBe(text)
  })
})

describe('formatPercent', () => {
  it.each([
    [0.0005, '0.05%'],
    [0.005, '0.5%'],
    [0.1, '10%'],
    [1 / 6, '16.67%'],
    [0.925, '92.5%'],
    [1, '100%'],
    [0, '0%'],
    [-0.0719, '-7.19%'],
  ])('writes %d as "%s"', (fraction, text) => {
    expect(formatPercent(fraction)).toBe(text)
  })

  it('does not round a small rate to one that is twice as large, or to nothing', () => {
    expect(formatPercent(0.00005)).toBe('0.005%')
    expect(formatPercent(0.000001)).toBe('0.0001%')
  })

  it('writes a column of rates with the digits asked for', () => {
    expect([0.0001, 0.0005, 0.003, 0.01].map(rate => formatPercent(rate, 2))).toEqual([
      '0.01%',
      '0.05%',
      '0.30%',
      '1.00%',
    ])
  })
})

describe('formatUsd', () => {
  it.each([
    [1000, '$1,000'],
    [1375.2, '$1,375.20'],
    [2750.449, '$2,750.45'],
    [0.5, '$0.50'],
    [0, '$0'],
    [0.000012, '$0.000012'],
    [-5, '-$5'],
  ])('writes %d as "%s"', (dollars, text) => {
    expect(formatUsd(dollars)).toBe(text)
  })
})

it('formatSigned shows the sign of a difference', () => {
  expect([28, -5, 0].map(value => formatSigned(value))).toEqual(['+28', '-5', '0'])
  expect(formatSigned(60.84, 1)).toBe('+60.8')
})

it('formatMonth writes a month in words', () => {
  expect(formatMonth('2023-04')).toBe('April 2023')
  expect(() => formatMonth('2023-13')).toThrow(RangeError)
})

it('writes large numbers in short for axes', () => {
  expect(formatCompactShort(200_000)).toBe('200K')
  expect(formatCompactShort(1_250_000)).toBe('1.25M')
  expect(formatCompactShort(0)).toBe('0')
})
