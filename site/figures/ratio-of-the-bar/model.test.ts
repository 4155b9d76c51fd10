import { expect, it } from 'vitest'
import { lines, saidIn } from '../testing.ts'
import { MOST, ratioAfter, shownAt } from './model.ts'

/*
 * A bar of 1,000,000 SUSHI and 800,000 xSUSHI gives 800 xSUSHI for 1,000 SUSHI. Each SUSHI added after that
 * raises the ratio by 1 / 800,800.
 */

it('after 20,000 SUSHI of fees, 800 xSUSHI redeem 1,019.98', () => {
  const { ratio, result } = shownAt({ added: 20_000 })
  expect(ratio).toBeCloseTo(1_021_000 / 800_800, 12)
  expect(saidIn(result)).toEqual(
    lines(`
      After 20,000 SUSHI from fees, one xSUSHI is worth 1.274975 SUSHI. A holder who entered with 1,000 SUSHI would redeem 1,019.98.
      SUSHI in the bar: 1,021,000
      xSUSHI supply: 800,800
      Ratio: 1.274975
      Growth in SUSHI: 1.998%
    `),
  )
})

it('before any fees, a holder redeems what was put in', () => {
  const { ratio, result } = shownAt({ added: 0 })
  expect(ratio).toBe(1.25)
  expect(result.sentence).toContain('would redeem 1,000.00.')
})

it('rises in a straight line', () => {
  const middle = (ratioAfter(0) + ratioAfter(MOST)) / 2
  expect(ratioAfter(MOST / 2)).toBeCloseTo(middle, 12)
  expect(ratioAfter(MOST)).toBeCloseTo(1.49975025, 8)
})
