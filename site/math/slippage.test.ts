import { describe, expect, it } from 'vitest'
import { minimumAmountOut } from './slippage.ts'

describe('minimumAmountOut', () => {
  it('takes half a percent off 1375.2 tokens', () => {
    const minimum = minimumAmountOut(1375200000000000000000n, 0.005)
    expect(minimum).toBe(1368324000000000000000n)
  })

  it('rounds down, and keeps all without slippage', () => {
    expect(minimumAmountOut(199n, 0.005)).toBe(198n)
    expect(minimumAmountOut(199n, 0)).toBe(199n)
  })

  it.each([-0.001, 1, Number.NaN])('refuses a slippage of %d', slippage => {
    expect(() => minimumAmountOut(1n, slippage)).toThrow(RangeError)
  })

  it('refuses a negative amount', () => {
    expect(() => minimumAmountOut(-1n, 0)).toThrow(RangeError)
  })
})
