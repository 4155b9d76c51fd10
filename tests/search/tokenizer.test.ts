import { expect, test } from 'vitest'
import { indexTerms, tokenize } from '#engine/model/search/tokenizer.ts'

test.each([
  ['RedSnwapper', ['redsnwapper', 'red', 'snwapper']],
  ['tryFromHuman', ['tryfromhuman', 'try', 'from', 'human']],
  ['SUSHI_API_KEY', ['sushi_api_key', 'sushi', 'api', 'key']],
  ['RouteProcessor6', ['routeprocessor6', 'route', 'processor']],
  ['xSUSHI', ['xsushi', 'sushi']],
  ['SUSHI-ETH', ['sushi', 'eth']],
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
  for (const { term, start, end } of tokenize(text))
    expect(text.slice(start, end).toLowerCase()).toBe(term)
})
