import { expect, it } from 'vitest'
import { tokens } from './tokens.ts'

/**
 * The addresses that the `sushi` package holds, lower case, from the sources named beside each
 * token. A second copy on purpose: one changed digit sends funds to nobody.
 */
const published = {
  sushiEthereum: '0x6b3595068778dd592e39a122f4f5a5cf09c90fe2',
  xsushiEthereum: '0x8798249c2e607446efb7ad49ec89dd1865ff4272',
}

it('holds the published addresses', () => {
  const held = Object.entries(tokens).map(([key, token]) => [key, token.address.toLowerCase()])
  expect(Object.fromEntries(held)).toMatchObject(published)
})

it('holds no address twice', () => {
  const held = Object.values(tokens).map(token => `${token.chain}:${token.address}`)
  expect(new Set(held).size).toBe(held.length)
})
