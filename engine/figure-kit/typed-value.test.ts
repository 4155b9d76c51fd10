import { describe, expect, it } from 'vitest'
import type { Slider } from './controls.ts'
import { canBeTyped, readTyped } from './typed-value.ts'

const slider: Slider = {
  kind: 'slider',
  label: 'Amount',
  min: 0.5,
  max: 10_000,
  step: 0.5,
  initial: 1,
  format: value => `${value.toLocaleString('en-US')} X`,
}
const share: Slider = {
  ...slider,
  min: 0,
  max: 0.3,
  step: 0.005,
  format: value => `${value * 100}%`,
}
const signed: Slider = {
  ...slider,
  min: -0.9,
  max: 0.9,
  step: 0.05,
  format: value => `${value}`.replace('-', '−'),
}
const size: Slider = {
  ...slider,
  min: 100,
  max: 1_000_000,
  step: 200,
  isLogarithmic: true,
  format: value => `$${value.toLocaleString('en-US')}`,
}
const named: Slider = {
  ...slider,
  min: 0,
  max: 4,
  step: 1,
  format: value => (value === 0 ? 'Start' : `Day ${Math.ceil(value / 2)}`),
}

describe('what is typed for a value', () => {
  it.each([
    [slider, '25', 25],
    [slider, ' 25.0 X ', 25],
    [slider, '1,250', 1_250],
    [slider, '1 250.5 X', 1_250.5],
    [slider, '7.3', 7.5],
    [slider, '.5', 0.5],
    [share, '12.5%', 0.125],
    [share, '12.5', 0.125],
    [signed, '-0.3', -0.3],
    [signed, '−0.3', -0.3],
    [signed, '–0.3', -0.3],
    [signed, '— 0.3', -0.3],
    [signed, '‑0.3', -0.3],
    [signed, '–.3', -0.3],
    [share, '12.5 percent', 0.125],
    [size, '$12,345', 12_300],
  ])('on %o, %s is %d', (control, text, value) => {
    expect(readTyped(control, text)).toEqual({ value, said: '' })
  })

  it('is brought into the range, and that is said', () => {
    expect(readTyped(slider, '20000')).toEqual({ value: 10_000, said: 'The most is 10,000 X.' })
    expect(readTyped(slider, '-3')).toEqual({ value: 0.5, said: 'The least is 0.5 X.' })
    expect(readTyped(slider, '–3')).toEqual({ value: 0.5, said: 'The least is 0.5 X.' })
    expect(readTyped(size, '—$500')).toEqual({ value: 100, said: 'The least is $100.' })
    expect(readTyped(share, '45')).toEqual({ value: 0.3, said: 'The most is 30%.' })
  })

  it.each([
    ...['', 'much', '%', '-'],
    // A decimal comma, an exponent, other separators, several numbers: none of these is guessed.
    ...['0,5', '1e3', '2.000,50', '1.234.567', '0x10', '3-5', '1,25', '2k', '1.5 M'],
    ...['2 million', '1.5 mln', '250 thousand', '5 bn', '3 Mio.', '5 bp', '25 basis points', '5‰'],
    // Percents of what is not in percent.
    ...['50%', '+10 %', '5％', '50 percent', '50 per cent', '10 Prozent', '3–5'],
  ])('"%s" is no number that is sure, and the range is said', text => {
    expect(readTyped(slider, text)).toEqual({ said: 'Write a number from 0.5 X to 10,000 X.' })
  })

  it('can be typed where values are written as numbers', () => {
    expect([slider, share, signed, size].map(canBeTyped)).toEqual([true, true, true, true])
    expect(canBeTyped(named)).toBe(false)
  })
})
