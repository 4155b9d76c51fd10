import { describe, expect, it } from 'vitest'
import * as format from './format.ts'

describe('formatNumber', () => {
  it('separates thousands', () => {
    expect(format.formatNumber(5_000_000)).toBe('5,000,000')
    expect(format.formatNumber(280_000_000n)).toBe('280,000,000')
    expect(format.formatNumber(0)).toBe('0')
    expect(format.formatNumber(-14)).toBe('−14')
  })

  it('writes every digit unless told how many', () => {
    expect(format.formatNumber(1.274975)).toBe('1.274975')
    expect(format.formatNumber(0.0000001)).toBe('0.0000001')
    expect(format.formatNumber(0.005)).toBe('0.005')
  })

  it('rounds to the digits asked for and keeps trailing zeros', () => {
    expect(format.formatNumber(1019.98002, 2)).toBe('1,019.98')
    expect(format.formatNumber(1.25, 6)).toBe('1.250000')
    expect(format.formatNumber(0.5, 0)).toBe('1')
  })
})

describe('large numbers', () => {
  it.each([
    [5_000_000, '5 million', '5M'],
    [280_000_000, '280 million', '280M'],
    [1_250_000, '1.25 million', '1.25M'],
    [10_750_000, '10.75 million', '10.75M'],
    [2_000_000_000, '2 billion', '2B'],
    [200_000, '200 thousand', '200K'],
    [500, '500', '500'],
    [0, '0', '0'],
  ])('writes %d as "%s", and on axes as "%s"', (value, words, short) => {
    expect(format.formatCompact(value)).toBe(words)
    expect(format.formatCompactShort(value)).toBe(short)
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
    [-0.0719, '−7.19%'],
  ])('writes %d as "%s"', (fraction, text) => {
    expect(format.formatPercent(fraction)).toBe(text)
  })

  it('does not round a small rate to one that is twice as large, or to nothing', () => {
    expect(format.formatPercent(0.00005)).toBe('0.005%')
    expect(format.formatPercent(0.000001)).toBe('0.0001%')
  })

  it('writes a column of rates with the digits asked for', () => {
    const rates = [0.0001, 0.0005, 0.003, 0.01].map(rate => format.formatPercent(rate, 2))
    expect(rates).toEqual(['0.01%', '0.05%', '0.30%', '1.00%'])
  })
})

it('formatUsd writes cents where there are some, and two digits below a cent', () => {
  expect([1000, 1375.2, 2750.449, 0.5].map(format.formatUsd)).toEqual([
    '$1,000',
    '$1,375.20',
    '$2,750.45',
    '$0.50',
  ])
  expect([0, 0.000012, -5].map(format.formatUsd)).toEqual(['$0', '$0.000012', '−$5'])
})

it('formatSigned shows the sign of a difference', () => {
  expect([28, -5, 0].map(value => format.formatSigned(value))).toEqual(['+28', '−5', '0'])
  expect(format.formatSigned(60.84, 1)).toBe('+60.8')
})

it('what rounds to zero has no sign', () => {
  expect(format.formatNumber(-0.4, 0)).toBe('0')
  expect(format.formatPercent(-1e-9, 2)).toBe('0.00%')
  expect(format.formatUsd(-0)).toBe('$0')
  expect(format.formatSigned(-0.4)).toBe('0')
})

it('formatMonth writes a month in words', () => {
  expect(format.formatMonth('2023-04')).toBe('April 2023')
  expect(() => format.formatMonth('2023-13')).toThrow(RangeError)
})

it('what has no end is written as such, and what is no number says so', () => {
  expect(format.formatNumber(Number.POSITIVE_INFINITY, 2)).toBe('∞')
  expect(format.formatCompact(Number.NEGATIVE_INFINITY)).toBe('−∞')
  expect(format.formatPercent(Number.NaN)).toBe('NaN')
})
