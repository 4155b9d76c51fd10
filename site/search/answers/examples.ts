import type { SearchAnswer } from 'docs-engine/config'
import { EXAMPLE_CHAIN_ID, exampleTokens } from '#facts/api/example-tokens.ts'
import { networkOf } from '#facts/networks.ts'
import { placesOf } from './places.ts'

const exampleNetwork = networkOf(EXAMPLE_CHAIN_ID)
const ASKS = ['address', 'contract']

/** Addresses that are in no table, because only examples and requests need them. */
export const exampleAnswers: readonly SearchAnswer[] = [
  {
    name: 'Placeholder of the native coin',
    where: 'every network',
    kind: 'address',
    value: exampleTokens.ether.address,
    text: 'Requests name the native coin by it. It is no contract: send nothing to it.',
    subjects: ['native coin placeholder', 'native placeholder'],
    places: [],
    asks: ASKS,
    also: ['token', 'api'],
    href: '/api/examples/swap#parameters',
  },
  {
    name: exampleTokens.usdc.symbol,
    where: exampleNetwork.name,
    kind: 'address',
    value: exampleTokens.usdc.address,
    text: 'A token of the examples, not a contract of Sushi.',
    subjects: [`${exampleTokens.usdc.symbol} address`],
    places: placesOf(exampleNetwork),
    asks: ASKS,
    also: ['token', 'example'],
    href: '/api/errors/insufficient-balance',
  },
]
