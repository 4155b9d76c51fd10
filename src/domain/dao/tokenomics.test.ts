import { describe, expect, it } from 'vitest'
import { HARD_CAP_SUSHI, HISTORICAL_EMISSION, TOTAL_SUPPLY_SUSHI } from './tokenomics.ts'

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
