import { describe, expect, it } from 'vitest'
import { feeSplit } from './fee-split.ts'

describe('feeSplit', () => {
  it('gives 0.25 % of a swap to liquidity providers and 0.05 % to the protocol', () => {
    expect(feeSplit(1)).toEqual({ total: 0.003, liquidityProviders: 0.0025, protocol: 0.0005 })
  })

  it('gives the protocol 16.67 % and liquidity providers 83.33 % of the fee', () => {
    const { total, protocol, liquidityProviders } = feeSplit(1)
    expect((100 * protocol) / total).toBeCloseTo(16.67, 2)
    expect((100 * liquidityProviders) / total).toBeCloseTo(83.33, 2)
  })

  it('splits the fee on a volume of 1,000,000 into 2,500 and 500', () => {
    expect(feeSplit(1_000_000)).toEqual({ total: 3000, liquidityProviders: 2500, protocol: 500 })
  })

  it('splits the fee on a swap of 10,000 into 25 and 5', () => {
    expect(feeSplit(10_000)).toEqual({ total: 30, liquidityProviders: 25, protocol: 5 })
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a volume of %d', volume => {
    expect(() => feeSplit(volume)).toThrow(RangeError)
  })
})
