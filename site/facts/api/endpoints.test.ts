import { expect, it } from 'vitest'
import { type EndpointName, endpoints, endpointUrl } from './endpoints.ts'
import { type ApiParameter, parameters } from './parameters.ts'

const names = Object.keys(endpoints) as EndpointName[]

it.each([
  'https://api.sushi.com/price/v1/{chainId}',
  'https://api.sushi.com/price/v1/{chainId}/{address}',
  'https://api.sushi.com/quote/v7/{chainId}',
  'https://api.sushi.com/swap/v7/{chainId}',
])('has the documented address %s', address => {
  expect(names.map(endpointUrl)).toContain(address)
})

it.each(names)('%s has one path parameter for each brace in its path', name => {
  const braces = [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, brace]) => brace)
  const inPath = parameters[name].filter(parameter => parameter.in === 'path')
  expect(inPath.map(parameter => parameter.name)).toEqual(braces)
})

it.each([
  ['swap', ['tokenIn', 'tokenOut', 'amount', 'sender']],
  ['quote', ['tokenIn', 'tokenOut', 'amount', 'maxSlippage']],
] as const)('%s requires the published query parameters', (name, required) => {
  const list: readonly ApiParameter[] = parameters[name]
  const found = list.filter(parameter => parameter.in === 'query' && parameter.required)
  expect(found.map(parameter => parameter.name)).toEqual(required)
})
