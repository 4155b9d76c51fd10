import { initialValues } from 'docs-engine/testing'
import { expect, it } from 'vitest'
import { lines, readingsOf, saidIn } from '../testing.ts'
import { CONTROLS, priceOf, readAt, SIDE, shownAt } from './model.ts'

/*
 * Bins of 1, 1.5, 2, 2, 1.5, 1 and 0.5 X from the active one up, the active one nearest to 2,000 Y. At a step
 * of 25 basis points it has the price 1.0025³⁰⁴⁴ = 1,999.2019, and the next ones 2,004.1999 and 2,009.2104.
 */
const initial = initialValues(CONTROLS)
const at = (changes: Partial<typeof initial>) => shownAt({ ...initial, ...changes })
const option = (step: string) => CONTROLS.step.options.indexOf(step)

it('3.5 X empty two bins and take half of the third', () => {
  const { crossed, result } = at({})
  expect(crossed).toBe(2)
  // Paid are 1 · 1,999.2019 + 1.5 · 2,004.1999 + 1 · 2,009.2104, at 0.2 %, 0.201875 % and 0.2075 %.
  expect(saidIn(result)).toEqual(
    lines(`
      Buying 3.5 X empties 2 bins and ends in the next: it costs 7,014.71 Y before fees, 2,004.20 Y for each, 0.250% above the active bin.
      Paid, before fees: 7,014.71 Y
      Average price: 2,004.20 Y
      Above the active bin: 0.250%
      Bins crossed: 2
      Y in the last bin: 50.0%
      Fee of this trade, illustration: 0.2030%
      Rate in the last bin: 0.2075%
    `),
  )
})

it('within the active bin all X have one price', () => {
  const { crossed, result } = at({ amount: 0.1 })
  expect(crossed).toBe(0)
  expect(result.sentence).toContain('stays in the active bin, at one price')
  expect(result.sentence).toContain('1,999.20 Y for each, 0.000% above the active bin.')
  // Half of the active bin was Y before: 0.9 of its X and 1.1 of that in Y are left.
  expect(readingsOf(result)['Y in the last bin']).toBe('55.0%')
  // The trade pays the rate of that bin, then.
  expect(readingsOf(result)).toMatchObject({
    'Fee of this trade, illustration': '0.2000%',
    'Rate in the last bin': '0.2000%',
  })
})

it('a wider step makes the same walk dearer', () => {
  const { result } = at({ amount: 4.7, step: option('100 bp') })
  expect(result.sentence).toBe(
    'Buying 4.7 X empties 3 bins and ends in the next: it costs 9,533.48 Y before fees, 2,028.40 Y for each, 1.303% above the active bin.',
  )
})

it('takes all there is at the end of its range', () => {
  const { bins, crossed, result } = at({ amount: CONTROLS.amount.max })
  expect(crossed).toBe(SIDE)
  expect(readingsOf(result)['Paid, before fees']).toBe('19,120.30 Y')
  expect(bins.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0, 12)
  expect(result.sentence).toContain('Buying 9.5 X empties 7 bins and goes no further: ')
})

it.each([
  [1, 'empties the active bin and goes no further'],
  [1.1, 'empties 1 bin and ends in the next'],
  [2.5, 'empties 2 bins and goes no further'],
  [9, 'empties 6 bins and goes no further'],
])('says of a buy of %d X that it %s', (amount, way) => {
  expect(at({ amount }).result.sentence).toContain(` X ${way}: `)
})

it('shows as many bins below as above, prices rising, and touches none below', () => {
  const { bins } = at({ amount: 5 })
  expect(bins.map(({ offset }) => offset)).toEqual([-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6])
  const prices = bins.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const below = bins.filter(({ offset }) => offset < 0)
  expect(new Set(below.flatMap(({ x, taken, paid }) => [x, taken, paid]))).toEqual(new Set([0]))
})

it('names bins by their distance from the active one', () => {
  const names = at({}).result.table.rows.map(([name]) => name)
  expect(names.slice(5, 8)).toEqual(['1 below', 'Active', '1 above'])
})

it('reads the bin that is pointed at, and nothing beside the bins', () => {
  const { bins } = at({ amount: 1 })
  expect(priceOf(25, 0)).toBeCloseTo(1_999.2019, 4)
  expect(readAt(bins, 0.3)?.lines).toEqual(['Bin at 1,999.20 Y', '0.00 X', '3,998.40 Y'])
  expect(readAt(bins, 6.6)).toBeUndefined()
})
