import { expect, test } from 'vitest'
import { indexTerms, tokenize } from './tokenizer.ts'

test.each([
  ['BlueRouter', ['bluerouter', 'blue', 'router']],
  ['tryFromHuman', ['tryfromhuman', 'try', 'from', 'human']],
  ['DOCS_API_KEY', ['docs_api_key', 'docs', 'api', 'key']],
  ['RouteProcessor6', ['routeprocessor6', 'route', 'processor']],
  ['xTOKEN', ['xtoken', 'token']],
  ['TOKEN-ETH', ['token', 'eth']],
  ['tx.to', ['tx', 'to']],
  ["recipient's", ['recipient']],
  ['5,000,000', ['5000000']],
  ['0.30%', ['0.30']],
  ['6.2.12', ['6.2.12']],
  ['2023-11-04', ['2023', '11', '04']],
])('%s', (text, terms) => {
  expect(indexTerms(text)).toEqual(terms)
})

test('a hexadecimal string and an error code are one token each', () => {
  expect(tokenize('0x6B35…, 422-04.').map(({ term, kind }) => [term, kind])).toEqual([
    ['0x6b35', 'hex'],
    ['422-04', 'code'],
  ])
})

test('tokens know their place', () => {
  const text = 'A swap of 0x6B35.'
  const tokens = tokenize(text)
  expect(tokens.map(({ start, end }) => text.slice(start, end).toLowerCase())).toEqual(
    tokens.map(({ term }) => term),
  )
  expect(tokens.length).toBeGreaterThan(3)
})
