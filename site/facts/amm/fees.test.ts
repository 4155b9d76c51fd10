import { expect, it } from 'vitest'
import { CONCENTRATED_LIQUIDITY_FEE_TIERS, CONSTANT_PRODUCT_FEE, PROTOCOL_FEE } from './fees.ts'

it('takes 0.30 % in a constant product pool, of which 0.05 % for the protocol', () => {
  expect(CONSTANT_PRODUCT_FEE).toBe(0.003)
  expect(PROTOCOL_FEE).toBe(0.0005)
})

it('has concentrated liquidity tiers of 1, 5, 30 and 100 basis points', () => {
  expect(CONCENTRATED_LIQUIDITY_FEE_TIERS.map(tier => tier * 10_000)).toEqual([1, 5, 30, 100])
})
