import { initialValues, settle } from 'docs-engine/testing'
import { expect, it } from 'vitest'
import { lines, positionsOf, readingsOf, saidIn } from '../testing.ts'
import { CONTROLS, efficiencyOf, NARROWEST, readAt, SHOWN, shownAt, WIDTHS } from './model.ts'

const initial = initialValues(CONTROLS)
const at = (changes: Partial<typeof initial>) => shownAt({ ...initial, ...changes })

it('says what a range of 5 % to each side gives, on usable ticks', () => {
  // 490 ticks: 1.0001⁴⁹⁰ = 1.0502, 1 / (1 - 1.0001⁻²⁴⁵) = 41.32, (√f + 1) / (f + 1) - 1 = -1.2397 %.
  expect(saidIn(at({}).result)).toEqual(
    lines(`
      In the 0.05% tier, a range from 0.9522 to 1.0502 around a price of 1 gives the depth of 41.32 times its capital. It ends when the price is up 5.0%, and is then 1.2397% behind holding, before fees.
      Usable range: 0.9522 to 1.0502
      Ticks: −490 to 490
      Capital efficiency: 41.32 times
      Against holding, at an end: −1.2397%
    `),
  )
})

it('gives the range of a stable pair in the finest tier alone', () => {
  expect(readingsOf(at({ width: 0.0005, tier: 0 }).result)).toMatchObject({
    'Usable range': '0.9995 to 1.0005',
    Ticks: '−5 to 5',
    'Capital efficiency': '4,001 times',
  })
  const tiers = at({}).result.table.rows.map(([, , , tier]) => tier)
  expect(tiers[1]).toBe('0.01%')
  expect(tiers.at(-1)).toBe('0.01%, 0.05%, 0.30%, 1.00%')
})

it.each([
  [0, '−1 to 1'],
  [1, '−10 to 10'],
  [2, '−60 to 60'],
  [3, '−200 to 200'],
])('has no range in tier %d narrower than one step to each side', (tier, ticks) => {
  const { width, result } = at({ width: SHOWN[0], tier })
  expect(readingsOf(result).Ticks).toBe(ticks)
  expect(width).toBeCloseTo(NARROWEST[tier]?.[0] ?? Number.NaN, 12)
})

it('draws a line that falls, with the narrowest range of each tier on it', () => {
  const line = WIDTHS.map(efficiencyOf)
  expect(line.length).toBeGreaterThan(60)
  expect(line).toEqual(line.toSorted((a, b) => b - a))
  expect(NARROWEST.map(([, efficiency]) => Math.round(efficiency))).toEqual([
    20_001, 2_001, 334, 101,
  ])
})

it('reads a width', () => {
  expect(readAt(1).lines).toEqual(['100% to each side', '3.41 times'])
})

it('reads at the width that it names', () => {
  const { lines: said, points } = readAt(0.0001304)
  expect(said).toEqual(readAt(0.00013).lines)
  expect(said).toEqual(['0.0130% to each side', '15,386 times'])
  // The mark stays on the line.
  expect(points[0]?.y).toBe(efficiencyOf(0.0001304))
})

it('shows no two positions of its slider alike', () => {
  const { width } = CONTROLS
  const shown = positionsOf(width, settle).map(width.format)
  expect(shown).toHaveLength(201)
  expect(new Set(shown).size).toBe(201)
  expect([shown[0], width.format(width.initial), shown.at(-1)]).toEqual([
    '0.0100%',
    '5.00%',
    '300%',
  ])
})
