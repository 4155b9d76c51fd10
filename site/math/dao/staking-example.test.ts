import { expect, it } from 'vitest'
import { stakingExample } from './staking-example.ts'

const example = stakingExample(18)

it('gives 800 xSUSHI for 1,000 SUSHI and pays 1,019.98 SUSHI for them', () => {
  expect(example).toMatchObject({ deposit: 1000, minted: 800, buyBack: 20_000 })
  expect(example.redeemed).toBeCloseTo(1019.98, 3)
  expect(100 * example.growth).toBeCloseTo(1.998, 3)
})

it('keeps the ratio on entering and leaving, and raises it by the buy-back', () => {
  expect(example.start).toEqual({ sushi: 1_000_000, xsushi: 800_000, ratio: 1.25 })
  expect(example.entered).toEqual({ sushi: 1_001_000, xsushi: 800_800, ratio: 1.25 })
  expect(example.grown).toMatchObject({ sushi: 1_021_000, xsushi: 800_800 })
  expect(example.grown.ratio).toBeCloseTo(1.274975, 6)
  expect(example.left.sushi).toBeCloseTo(1_019_980.02, 2)
  expect(example.left.xsushi).toBe(800_000)
  expect(example.left.ratio).toBeCloseTo(1.274975, 6)
})

it('refuses decimals that no token has', () => {
  expect(() => stakingExample(-1)).toThrow(RangeError)
  expect(() => stakingExample(0.5)).toThrow(RangeError)
})
