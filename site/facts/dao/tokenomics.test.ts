import { describe, expect, it } from 'vitest'
import {
  emittedSushi,
  HARD_CAP_SUSHI,
  HISTORICAL_EMISSION,
  TOTAL_SUPPLY_SUSHI,
} from './tokenomics.ts'

describe('published values of the token', () => {
  it('has a supply of 280 million and no hard cap', () => {
    expect(TOTAL_SUPPLY_SUSHI).toBe(280_000_000)
    expect(HARD_CAP_SUSHI).toBeNull()
  })

  it('emitted 1,000 per block for about 2 weeks, then 100, 10 % of it for the fund', () => {
    expect(HISTORICAL_EMISSION).toEqual({
      launchPerBlock: 1000,
      launchWeeks: 2,
      laterPerBlock: 100,
      developmentFundShare: 0.1,
    })
  })
})

describe('SUSHI that was emitted', () => {
  it('was 100 million over a launch of 100,000 blocks, and a tenth of the rate after it', () => {
    expect(emittedSushi(0, 100_000)).toBe(0)
    expect(emittedSushi(50_000, 100_000)).toBe(50_000_000)
    expect(emittedSushi(100_000, 100_000)).toBe(100_000_000)
    expect(emittedSushi(200_000, 100_000)).toBe(110_000_000)
  })

  it('is not told of blocks before the start', () => {
    expect(() => emittedSushi(-1, 100_000)).toThrow(RangeError)
    expect(() => emittedSushi(1, Number.NaN)).toThrow(RangeError)
  })
})
