import { expect, it } from 'vitest'
import { estimatedBarGrowth } from './bar-growth.ts'
import { addBuyBack, ratioGrowth } from './staking-bar.ts'

it('is 0.05% of the volume over the value in the bar', () => {
  expect(estimatedBarGrowth(100_000_000, 50_000_000)).toBeCloseTo(0.001, 12)
  expect(estimatedBarGrowth(0, 1)).toBe(0)
})

it('is what the bar grows by when that part buys SUSHI at one price', () => {
  const bar = { sushi: 80_000_000n * 10n ** 18n, xsushi: 60_000_000n * 10n ** 18n }
  const price = 0.625
  const bought = (0.0005 * 100_000_000) / price
  const grown = addBuyBack(bar, BigInt(bought) * 10n ** 18n)
  expect(estimatedBarGrowth(100_000_000, 80_000_000 * price)).toBeCloseTo(
    ratioGrowth(bar, grown),
    9,
  )
})

it.each([
  [-1, 1],
  [1, 0],
  [Number.NaN, 1],
])('refuses a volume of %d over a value of %d', (volume, value) => {
  expect(() => estimatedBarGrowth(volume, value)).toThrow(RangeError)
})
