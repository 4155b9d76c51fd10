import { API_HOST } from './host.ts'

/** What an endpoint of the HTTP API is, apart from its parameters. */
interface Endpoint {
  /** HTTP method. */
  readonly method: 'GET'
  /** Path below the host; names in braces are path parameters. */
  readonly path: string
  /** What a successful answer holds, in a few words. */
  readonly answer: string
}

/**
 * The calls that the price, quote and swap pages document.
 * Source: the protocol's published documentation, version 6.2.12.
 */
export const endpoints = {
  prices: {
    method: 'GET',
    path: '/price/v1/{chainId}',
    answer: 'map of token address to USD price',
  },
  price: {
    method: 'GET',
    path: '/price/v1/{chainId}/{address}',
    answer: 'USD price of one token, a single number',
  },
  quote: { method: 'GET', path: '/quote/v7/{chainId}', answer: 'a quote' },
  swap: {
    method: 'GET',
    path: '/swap/v7/{chainId}',
    answer: 'a quote and the transaction that carries it out',
  },
} as const satisfies Record<string, Endpoint>

/** Name of a documented endpoint. */
export type EndpointName = keyof typeof endpoints

/**
 * The full address of an endpoint, with its path parameters still in braces.
 * @param name a documented endpoint
 */
export function endpointUrl(name: EndpointName): string {
  return `${API_HOST}${endpoints[name].path}`
}
