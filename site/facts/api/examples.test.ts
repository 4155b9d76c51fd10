import { describe, expect, it } from 'vitest'
import { RED_SNWAPPER } from './example-contracts.ts'
import { exampleTokens } from './example-tokens.ts'
import {
  examplePrice,
  examplePrices,
  exampleQuote,
  exampleSwap,
  exampleSwapForNative,
  exampleSwapRequest,
  exampleTrade,
} from './examples.ts'

describe('examples', () => {
  it('answer the request they are shown with', () => {
    const { tokens, tokenFrom, tokenTo, amountIn } = exampleQuote
    expect(tokens[tokenFrom]?.address).toBe(exampleTrade.tokenIn)
    expect(tokens[tokenTo]?.address).toBe(exampleTrade.tokenOut)
    expect(amountIn).toBe(exampleTrade.amount)
    expect(exampleSwap.tx.value).toBe(exampleTrade.amount)
    expect(exampleSwap.tx.gas !== undefined).toBe(exampleSwapRequest.simulate)
  })

  it('are the same trade the other way round, without native coin to send', () => {
    const { tokens, tokenFrom, tokenTo, tx, amountIn, assumedAmountOut } = exampleSwapForNative
    expect(tokens[tokenTo].address).toBe(exampleTrade.tokenIn)
    expect(tokens[tokenFrom].address).toBe(exampleTrade.tokenOut)
    expect([amountIn, assumedAmountOut]).toEqual([
      exampleQuote.assumedAmountOut,
      exampleQuote.amountIn,
    ])
    expect(tx.value).toBe('0')
  })

  it('agree on the price', () => {
    const { amountIn, assumedAmountOut, swapPrice } = exampleQuote
    expect(Number(assumedAmountOut) / Number(amountIn)).toBeCloseTo(swapPrice, 9)
    const weth = examplePrices[exampleTokens.weth.address.toLowerCase()] ?? Number.NaN
    expect(weth / examplePrice).toBeCloseTo(swapPrice, 9)
  })

  it('price tokens by lower-case address', () => {
    for (const key of Object.keys(examplePrices)) expect(key).toBe(key.toLowerCase())
  })

  it('cannot be sent: no usable sender, no complete call', () => {
    expect(exampleSwap.tx.from).not.toMatch(/^0x/)
    expect(exampleSwap.tx.data).toHaveLength('0x'.length + 4 * 2)
  })
})

/** Lower case, as the `sushi` package holds them: a second copy to catch a changed digit. */
it('holds the published addresses', () => {
  const held = [...Object.values(exampleTokens).map(token => token.address), RED_SNWAPPER]
  expect(held.map(address => address.toLowerCase())).toEqual([
    '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    '0xac4c6e212a361c968f1725b4d055b47e63f80b75',
  ])
})
