import { expect, it } from 'vitest'
import { poolValue, proRataShare, valuePerToken } from './pool.ts'

const assets = [
  { symbol: 'ETH', price: 2000, quantity: 100 },
  { symbol: 'USDC', price: 1, quantity: 300_000 },
]

it('is worth its assets at market prices, divided among its LP tokens', () => {
  expect(poolValue(assets)).toBe(500_000)
  expect(valuePerToken(assets, 250_000)).toBe(2)
})

it('pays a pro rata share of every asset', () => {
  const share = proRataShare(assets, 250_000, 2500)
  expect(share).toMatchObject({ fraction: 0.01, value: 5000 })
  expect(share.assets.map(({ quantity }) => quantity)).toEqual([1, 3000])
})

it('refuses a pool without LP tokens, and more of them than exist', () => {
  expect(() => valuePerToken([], 0)).toThrow(RangeError)
  expect(() => proRataShare([], 1, 2)).toThrow(RangeError)
})
