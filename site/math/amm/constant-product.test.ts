import { describe, expect, it } from 'vitest'
import { inputFor, midPrice, outputFor, priceImpact, reserveOnCurve } from './constant-product.ts'
import { swap } from './constant-product-swap.ts'

const POOL = { reserveIn: 100, reserveOut: 200_000 }

describe('a pool of 100 X and 200,000 Y', () => {
  it.each([
    // in, execution price, impact %, shortfall %, mid after, growth of the product %
    [0.1, 1992.014, 0.0999, 0.3993, 1996.012, 0.0003],
    [1, 1974.3161, 0.9901, 1.2842, 1960.6503, 0.00297],
    [5, 1899.319, 4.7619, 5.03405, 1814.3181, 0.014288],
    [10, 1813.2218, 9.09091, 9.33891, 1653.3435, 0.02728],
    [50, 1330.664, 33.33333, 33.4668, 889.7787, 0.1001],
  ])('takes %d X', (amountIn, price, impact, shortfall, mid, growth) => {
    const result = swap(POOL, amountIn)
    expect(result.executionPrice).toBeCloseTo(price, 4)
    expect(100 * result.impact).toBeCloseTo(impact, 4)
    expect(100 * result.shortfall).toBeCloseTo(shortfall, 4)
    expect(result.midAfter).toBeCloseTo(mid, 4)
    expect(100 * result.productGrowth).toBeCloseTo(growth, 6)
  })

  it('has a mid price of 2,000', () => {
    expect(midPrice(POOL)).toBe(2000)
  })

  it('keeps its product without a fee', () => {
    expect(swap(POOL, 7, 0).productGrowth).toBeCloseTo(0, 12)
  })

  it('pays at the mid price less impact and fee, and keeps the fee', () => {
    // 100 X and 200,000 Y: ten X are worth 20,000 Y at the mid price, and 0.3 % of them are 0.03.
    expect(swap(POOL, 10).atMid).toBe(20_000)
    expect(swap(POOL, 10).feePaid).toBeCloseTo(0.03, 12)
  })

  it('has a curve on which a fourth of one reserve stands beside four times the other', () => {
    expect(reserveOnCurve(POOL, 25)).toBe(800_000)
    expect(reserveOnCurve(POOL, 400)).toBe(50_000)
    expect(() => reserveOnCurve(POOL, 0)).toThrow(RangeError)
  })

  it('needs what it was paid, the other way round', () => {
    expect(inputFor(POOL, outputFor(POOL, 3))).toBeCloseTo(3, 10)
  })
})

describe('what is refused', () => {
  it.each([
    ['an empty pool', () => outputFor({ reserveIn: 0, reserveOut: 1 }, 1)],
    ['a negative amount', () => outputFor(POOL, -1)],
    ['a fee of everything', () => outputFor(POOL, 1, 1)],
    ['buying the whole reserve', () => inputFor(POOL, 200_000)],
    ['a swap of nothing', () => swap(POOL, 0)],
    ['impact on an empty pool', () => priceImpact(0, 1)],
  ])('%s', (_what, attempt) => {
    expect(attempt).toThrow(RangeError)
  })
})
