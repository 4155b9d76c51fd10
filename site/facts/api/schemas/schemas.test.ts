import { describe, expect, it } from 'vitest'
import { YOUR_ADDRESS } from '../placeholder.ts'
import { pricesResponseSchema } from './price.ts'
import { problemSchema } from './problem.ts'
import { quoteResponseSchema } from './quote.ts'
import { exampleSwapResponseSchema, swapResponseSchema } from './swap.ts'

const token = {
  address: '0x6B3595068778DD592e39A122f4f5a5cF09C90fE2',
  decimals: 18,
  symbol: 'SUSHI',
  name: 'SushiToken',
}
const quote = {
  status: 'Success',
  tokens: [token, token],
  tokenFrom: 0,
  tokenTo: 1,
  swapPrice: 1,
  priceImpact: -0.0001,
  amountIn: '1',
  assumedAmountOut: '1',
}
const tx = { from: token.address, to: token.address, gasPrice: 1, data: '0x5f3bd1c8' }

describe('quoteResponseSchema', () => {
  it('accepts a partial route and a negative price impact', () => {
    expect(quoteResponseSchema.safeParse({ ...quote, status: 'Partial' }).success).toBe(true)
  })

  it.each([
    ['an unknown status', { ...quote, status: 'success' }],
    ['a missing amount', { ...quote, amountIn: undefined }],
    ['an amount as a number', { ...quote, amountIn: 1 }],
    ['an amount in whole tokens', { ...quote, amountIn: '0.5' }],
    ['a transaction', { ...quote, tx }],
    ['NoWay with anything else', { status: 'NoWay', amountIn: '1' }],
  ])('refuses %s', (_, value) => {
    expect(quoteResponseSchema.safeParse(value).success).toBe(false)
  })
})

describe('swapResponseSchema', () => {
  it('accepts a transaction without gas and value', () => {
    expect(swapResponseSchema.safeParse({ ...quote, tx }).success).toBe(true)
  })

  it('refuses a route without a transaction', () => {
    expect(swapResponseSchema.safeParse(quote).success).toBe(false)
  })

  it('admits the placeholder in examples, and only there', () => {
    const example = { ...quote, tx: { ...tx, from: YOUR_ADDRESS } }
    expect(swapResponseSchema.safeParse(example).success).toBe(false)
    expect(exampleSwapResponseSchema.safeParse(example).success).toBe(true)
    expect(exampleSwapResponseSchema.safeParse({ ...quote, tx }).success).toBe(false)
  })
})

describe('pricesResponseSchema', () => {
  it('refuses a key that is no address, and a price as text', () => {
    expect(pricesResponseSchema.safeParse({ SUSHI: 1 }).success).toBe(false)
    expect(pricesResponseSchema.safeParse({ [token.address]: '1' }).success).toBe(false)
  })
})

describe('problemSchema', () => {
  const body = {
    type: 'https://docs.sushi.com/api/errors/server',
    title: 'Server',
    status: 500,
    code: '500-01',
  }

  it('accepts the text in either member', () => {
    expect(problemSchema.safeParse({ ...body, detail: 'x' }).success).toBe(true)
    expect(problemSchema.safeParse({ ...body, details: 'x' }).success).toBe(true)
  })

  it.each([
    ['no text', body],
    ['the text twice', { ...body, detail: 'x', details: 'x' }],
    ['a code of another status', { ...body, detail: 'x', code: '503-01' }],
    ['an undocumented member', { ...body, detail: 'x', hint: 'x' }],
  ])('refuses %s', (_, value) => {
    expect(problemSchema.safeParse(value).success).toBe(false)
  })
})
