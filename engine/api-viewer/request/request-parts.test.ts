import { expect, it } from 'vitest'
import type { BuiltRequest } from '#model/api/request.ts'
import { requestParts } from './request-parts.ts'
import { sampleLanguages } from './samples.ts'

const request: BuiltRequest = {
  operation: { id: 'quote', path: '/quote/{chain}/now' },
  method: 'GET',
  url: 'https://api.example/quote/10/now',
  query: [
    ['amount', '5'],
    ['only', 'A,B'],
    ['amountOut', '7'],
  ],
  keyVariable: 'KEY',
  key: { in: 'query', name: 'apiKey' },
  body: undefined,
}

const posted: BuiltRequest = {
  ...request,
  operation: { id: 'deposit', path: '/deposit' },
  method: 'POST',
  url: 'https://api.example/deposit',
  query: [],
  body: '{\n  "amount": 5,\n  "tokens": [\n    "A]",\n    "B"\n  ],\n  "note": "amount: 1"\n}',
}

/** What each parameter made of a request in a language. */
function partsIn(id: string, of: BuiltRequest): string[] {
  const code =
    sampleLanguages([])
      .find(language => language.id === id)
      ?.write(of) ?? ''
  return requestParts(code, of).map(
    ({ name, start, end }) => `${name} <- ${code.slice(start, end)}`,
  )
}

it.each([
  ['curl', ['chain <- 10', 'amount <- amount=5', 'only <- only=A,B', 'amountOut <- amountOut=7']],
  [
    'fetch',
    ['chain <- 10', "amount <- amount: '5'", "only <- only: 'A,B'", "amountOut <- amountOut: '7'"],
  ],
  [
    'python',
    [
      'chain <- 10',
      'amount <- "amount": "5"',
      'only <- "only": "A,B"',
      'amountOut <- "amountOut": "7"',
    ],
  ],
])('finds what parameters made of a request in %s', (language, parts) => {
  expect(partsIn(language, request)).toEqual(parts)
})

it.each(['curl', 'fetch', 'python'])('finds members of a body in %s, line by line', language => {
  expect(partsIn(language, posted)).toEqual([
    'amount <- "amount": 5',
    'tokens <- "tokens": [',
    'tokens <- "A]",',
    'tokens <- "B"',
    'tokens <- ]',
    'note <- "note": "amount: 1"',
  ])
})

it('is not led astray by what looks like a pattern, or by an address in other words', () => {
  const hostile: BuiltRequest = { ...request, query: [['a.b(', '1']] }
  expect(partsIn('curl', hostile)).toEqual(['chain <- 10', 'a.b( <- a.b(=1'])
  expect(requestParts('nothing of it', request)).toEqual([])
})
