import { describe, expect, it } from 'vitest'
import { compareDigits, isPlainNumber, isWholeNumber, plainDigits } from './digits.ts'

describe('numbers in plain digits', () => {
  it.each(['0', '7', '-7', '1234567890123456789', `1${'0'.repeat(78)}`])('%s is whole', text => {
    expect(isWholeNumber(text)).toBe(true)
    expect(isPlainNumber(text)).toBe(true)
  })

  it.each(['0.5', '-0.5', '1.50', '0.99999999999999999999'])('%s has a fraction', text => {
    expect(isWholeNumber(text)).toBe(false)
    expect(isPlainNumber(text)).toBe(true)
  })

  it.each([
    ...['', '1e3', '1e400', '1E-3', '007', '-0', '00', '+1', '0x10', '1_000', '1,000', '1 000'],
    ...['.5', '5.', 'Infinity', 'NaN', '١٢', '1n', '--1', '1\n'],
  ])('%j is no whole number', text => {
    expect(isWholeNumber(text)).toBe(false)
  })

  it.each(['1e3', '1e400', '5e-3', '.5', '5.', '00.5', '+0.5', '0,5'])('%j is none', text => {
    expect(isPlainNumber(text)).toBe(false)
  })

  it.each([
    [1e-7, '0.0000001'],
    [-1.25e-7, '-0.000000125'],
    [1e21, '1000000000000000000000'],
    [1.5e22, '15000000000000000000000'],
    [0.005, '0.005'],
    [-3, '-3'],
  ])('%d of a definition is written %s', (value, digits) => {
    expect(plainDigits(value)).toBe(digits)
  })

  it.each([
    ['0.99999999999999999999', '1', -1],
    ['9007199254740993', '9007199254740992', 1],
    ['-0.5', '0', -1],
    ['-0.5', '-0.25', -1],
    ['1.50', '1.5', 0],
    ['0', '0', 0],
    [`1${'0'.repeat(78)}`, '1', 1],
  ])('%s is compared with %s exactly', (a, b, sign) => {
    expect(compareDigits(a, b)).toBe(sign)
    expect(compareDigits(b, a)).toBe(0 - sign)
  })
})
