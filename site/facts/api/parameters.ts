import { EXAMPLE_MAX_SLIPPAGE } from '../slippage.ts'
import type { EndpointName } from './endpoints.ts'
import { API_KEY_PARAMETER } from './host.ts'

/** One parameter of an endpoint. Backticks in `meaning` mark code. */
export interface ApiParameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly type: 'address' | 'boolean' | 'integer' | 'number' | 'string'
  readonly required: boolean
  /** Used when the request leaves the parameter out. */
  readonly default?: string
  readonly meaning: string
}

/** The network, which every call has in its path. */
export const chainId: ApiParameter = {
  name: 'chainId',
  in: 'path',
  type: 'integer',
  required: true,
  meaning: 'Network, for example 1 for Ethereum.',
}

const apiKey: ApiParameter = {
  name: API_KEY_PARAMETER,
  in: 'query',
  type: 'string',
  required: false,
  meaning: 'API key. The authorization header is the other way to send it.',
}

const trade: readonly ApiParameter[] = [
  {
    name: 'tokenIn',
    in: 'query',
    type: 'address',
    required: true,
    meaning: "Token to sell. The network's native coin has a placeholder address of its own.",
  },
  {
    name: 'tokenOut',
    in: 'query',
    type: 'address',
    required: true,
    meaning: 'Token to buy.',
  },
  {
    name: 'amount',
    in: 'query',
    type: 'integer',
    required: true,
    meaning: 'How much of `tokenIn` to sell, in base units, at least 1.',
  },
]

const MAX_SLIPPAGE_MEANING =
  'Largest accepted shortfall of the output, a fraction: at least 0 and below 1.'

/**
 * The documented parameters of each endpoint, in the order readers need them.
 * `maxSlippage` stands in the required list for a quote and not for a swap; the API definition has
 * it optional for both, with the default given here for the swap.
 * Source: the protocol's published documentation, version 6.2.12.
 */
export const parameters = {
  prices: [chainId],
  price: [
    chainId,
    { name: 'address', in: 'path', type: 'address', required: true, meaning: 'Token to price.' },
  ],
  quote: [
    chainId,
    ...trade,
    {
      name: 'maxSlippage',
      in: 'query',
      type: 'number',
      required: true,
      meaning: MAX_SLIPPAGE_MEANING,
    },
    apiKey,
  ],
  swap: [
    chainId,
    ...trade,
    {
      name: 'sender',
      in: 'query',
      type: 'address',
      required: true,
      meaning: 'Account that will send the transaction.',
    },
    {
      name: 'maxSlippage',
      in: 'query',
      type: 'number',
      required: false,
      default: String(EXAMPLE_MAX_SLIPPAGE),
      meaning: MAX_SLIPPAGE_MEANING,
    },
    {
      name: 'simulate',
      in: 'query',
      type: 'boolean',
      required: false,
      meaning: 'Simulate the transaction. Only then does the answer carry `tx.gas`.',
    },
    apiKey,
  ],
} as const satisfies Record<EndpointName, readonly ApiParameter[]>
