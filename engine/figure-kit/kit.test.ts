import { describe, expect, it } from 'vitest'
import { type Choice, initialValues, positionOf, type Slider, settle, valueAt } from './controls.ts'
import { csvOf } from './data-table.ts'
import { stateLink, valuesOfQuery } from './state-link.ts'

const format = String
const amount: Slider = {
  kind: 'slider',
  label: 'Amount',
  min: 0.1,
  max: 10,
  step: 0.1,
  initial: 1,
  format,
}
const size: Slider = {
  kind: 'slider',
  label: 'Size',
  min: 100,
  max: 1_000_000,
  step: 200,
  initial: 10_000,
  format,
  isLogarithmic: true,
}
const kind: Choice = { kind: 'choice', label: 'Kind', options: ['a', 'b'], initial: 0 }
const controls = { amount, size, kind }

describe('a value', () => {
  it.each([
    [amount, 0.30000000000000004, 0.3],
    [amount, 99, 10],
    [amount, -1, 0.1],
    [amount, Number.NaN, 1],
    [size, 12_345, 12_300],
    [size, 1, 100],
    [kind, 7, 1],
    [kind, 0.4, 0],
  ])('of %o is brought into its range: %d', (control, value, settled) => {
    expect(settle(control, value)).toBe(settled)
  })

  it('stands where equal ways are equal ratios on a logarithmic slider', () => {
    expect(positionOf(size, 100)).toBe(0)
    expect(positionOf(size, 10_000)).toBe(100)
    expect(valueAt(size, 150)).toBe(100_000)
    expect(positionOf(amount, 2.5)).toBe(2.5)
  })
})

describe('a link', () => {
  it('leads to the figure, and holds what differs from the start', () => {
    const values = initialValues(controls)
    expect(stateLink('curve', controls, values)).toBe('#curve')
    expect(stateLink('curve', controls, { ...values, amount: 2.5 })).toBe(
      '?figure=curve&amount=2.5#curve',
    )
  })

  it('brings back what it holds', () => {
    const values = { amount: 0.7, size: 2_500, kind: 1 }
    const { search } = new URL(stateLink('curve', controls, values), 'http://site.invalid/page')
    expect(valuesOfQuery('curve', controls, search)).toEqual(values)
  })

  it('leaves out what follows from other values', () => {
    const derived = { ...controls, size: { ...size, isDerived: true } }
    expect(stateLink('curve', derived, { amount: 1, size: 500, kind: 0 })).toBe('#curve')
  })

  it('is taken with care', () => {
    expect(valuesOfQuery('curve', controls, '?figure=other&amount=2')).toBeUndefined()
    expect(valuesOfQuery('curve', controls, '')).toBeUndefined()
    expect(valuesOfQuery('curve', controls, '?figure=curve&amount=x&size=&kind=9')).toEqual({
      amount: 1,
      size: 10_000,
      kind: 1,
    })
  })
})

it('a file of values quotes what needs it and keeps every digit', () => {
  const columns = [{ title: 'Price, Y', format: () => 'rounded' }, { title: 'Loss' }]
  expect(csvOf({ columns, rows: [[0.1 + 0.2, 'a "b"']] })).toBe(
    '"Price, Y",Loss\r\n0.30000000000000004,"a ""b"""\r\n',
  )
})

describe('a file of values', () => {
  const fileOf = (title: string, cell: number | string) =>
    csvOf({ columns: [{ title }], rows: [[cell]] })

  it('begins with a byte order mark when it holds more than ASCII', () => {
    expect(fileOf('A day’s rain', 1)).toBe('\ufeffA day’s rain\r\n1\r\n')
    expect(fileOf('Day', '≥ 8')).toBe('\ufeffDay\r\n≥ 8\r\n')
    expect(fileOf('Day', 1)).toBe('Day\r\n1\r\n')
  })

  it('has numbers that machines read', () => {
    expect(fileOf('Loss', -1234.5)).toBe('Loss\r\n-1234.5\r\n')
  })
})
