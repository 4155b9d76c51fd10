import { initialValues } from 'docs-engine/testing'
import { expect, it } from 'vitest'
import { readingsOf } from '../testing.ts'
import { CONTROLS, classesOf, shownAt } from './model.ts'

const initial = initialValues(CONTROLS)
const at = (changes: Partial<typeof initial>) => shownAt({ ...initial, ...changes })

it.each([
  ['a memoryless series', {}, '3.00'],
  // (1 - e^-0.45) / (1 - e^-0.15)
  ['a weak pull', { pull: 0.005 }, '2.60'],
  ['a strong pull', { pull: 0.05 }, '1.27'],
  ['momentum', { carry: 0.3 }, '3.04'],
  ['both', { pull: 0.01, carry: 0.3 }, 'None for both'],
])('the formula gives %s its ratio', (_what, changes, ratio) => {
  expect(readingsOf(at(changes).result)['By formula']).toBe(ratio)
})

it('the same draw gives the same series, and another gives another', () => {
  expect(at({ seed: 7 }).ratios).toEqual(at({ seed: 7 }).ratios)
  expect(at({ seed: 7 }).ratio).not.toBe(at({ seed: 8 }).ratio)
})

it.each([
  ['memoryless', {}],
  ['pulled', { pull: 0.02 }],
  ['with momentum', { carry: 0.9 }],
])('long series %s measure about what the formula says', (_what, changes) => {
  const { ratios, exact = Number.NaN } = at({ ...changes, years: 8 })
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  expect(Math.abs(mean / exact - 1)).toBeLessThan(0.1)
})

it('nine in ten of sixty series lie between its bounds', () => {
  const { ratios, low, high } = at({})
  const within = ratios.filter(ratio => ratio >= low && ratio <= high).length
  expect(ratios).toHaveLength(60)
  expect(within).toBeGreaterThanOrEqual(54)
  expect(within).toBeLessThanOrEqual(56)
})

it('tells a strong pull from no memory, and weak momentum not', () => {
  expect(at({ pull: 0.05, years: 8 }).result.sentence).toContain(
    'Most of them can be distinguished from',
  )
  expect(at({ carry: 0.3 }).result.sentence).toContain('They cannot be distinguished from')
})

it.each([1, 3, 8])(
  'says of series of %d years without pull and carry that they have no memory',
  years => {
    const { sentence } = at({ years }).result
    expect(sentence).toContain('They are memoryless: that spread around 3 is chance alone.')
    expect(sentence).not.toContain('told')
  },
)

it('reads the drawn series against 3', () => {
  const reading = /which would be read as (mean reversion|momentum)\./
  for (const seed of [1, 2, 3, 4, 5]) {
    const { ratio, result } = at({ seed })
    expect(reading.exec(result.sentence)?.[1]).toBe(ratio < 3 ? 'mean reversion' : 'momentum')
  }
})

it.each([
  { seed: 7, years: 4 },
  { seed: 16, carry: 0.3 },
  { seed: 43, carry: -0.1, years: 2 },
])('reads %o, whose ratio is 3 as shown, as memoryless', changes => {
  expect(at(changes).result.sentence).toContain('measures 3.00, which would be read as memoryless.')
})

it('counts series by a quarter of a ratio, the highest with the last', () => {
  const counts = classesOf([0, 0.24, 0.25, 7.99, 8, 12])
  expect(counts).toHaveLength(32)
  expect([counts[0], counts[1], counts[31]]).toEqual([2, 1, 3])
})

it.each([1, 8])('draws a series of %d years from its start to its end', years => {
  const { line } = at({ years })
  expect(line[0]).toEqual([0, 0])
  expect(line.at(-1)?.[0]).toBeGreaterThan(0.98)
  expect(line.at(-1)?.[0]).toBeLessThanOrEqual(1)
  expect(line.length).toBeLessThanOrEqual(183)
})

it('has a Hurst exponent only where one can give the ratio', () => {
  const exponents = [1, 2, 3, 4, 5].map(seed => {
    const { ratio, result } = at({ seed, pull: 0.05, years: 1 })
    return { hasOne: ratio >= 1 && ratio <= 9, said: readingsOf(result)['Hurst exponent'] }
  })
  expect(new Set(exponents.map(({ hasOne }) => hasOne))).toEqual(new Set([true, false]))
  expect(exponents.map(({ said }) => said !== 'Outside 0 to 1')).toEqual(
    exponents.map(({ hasOne }) => hasOne),
  )
})
