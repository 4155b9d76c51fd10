import { object, ref, type Schema } from 'docs-engine/api'
import { swapStatuses } from '#facts/api/swap-status.ts'
import { values } from '../values.ts'

const USD = 'US dollars for one whole token'
const index = (description: string): Schema => ({ description, type: 'integer', minimum: 0 })

/** The statuses of an answer that holds a route. */
export const FOUND = [
  'Success',
  'Partial',
] as const satisfies readonly (keyof typeof swapStatuses)[]
/** The status of an answer that holds none. */
export const NOT_FOUND = 'NoWay' satisfies keyof typeof swapStatuses

const decimals: Schema = {
  description: 'One token is 10 to this power base units.',
  type: 'integer',
  minimum: 0,
}
const symbol: Schema = { description: 'Ticker.', type: 'string' }
const tokenName: Schema = { description: 'Name of the token.', type: 'string' }

/** A whole number as text, as amounts of a token are. */
const wholeNumber = (description: string, unit: string): Schema => ({
  description,
  type: 'string',
  pattern: values.BaseUnits.pattern,
  'x-expected': values.BaseUnits['x-expected'],
  'x-unit': unit,
})

const route = {
  status: {
    description: FOUND.map(name => `${name}: ${swapStatuses[name].meaning}`).join(' '),
    type: 'string',
    enum: FOUND,
  },
  tokens: {
    description:
      'The tokens that the answer mentions; there may be more than the two of the request.',
    type: 'array',
    items: ref('Token'),
    minItems: 2,
  },
  tokenFrom: index('Place of the token that is sold in `tokens`, counted from 0.'),
  tokenTo: index('Place of the token that is bought in `tokens`, counted from 0.'),
  swapPrice: {
    description: 'Price of the trade.',
    type: 'number',
    exclusiveMinimum: 0,
    'x-unit': 'output tokens for one input token',
  },
  priceImpact: {
    description: 'Price impact of the trade. It may be negative.',
    type: 'number',
    'x-unit': 'fraction',
  },
  amountIn: ref('BaseUnits', { description: 'Input.' }),
  assumedAmountOut: ref('BaseUnits', { description: 'Expected output, before slippage.' }),
} as const

/** The schemas of the Sushi API's answers, apart from errors. */
export const schemas: Readonly<Record<string, Schema>> = {
  ...values,
  Price: {
    title: 'Price',
    description: 'Price of a token.',
    type: 'number',
    minimum: 0,
    'x-unit': USD,
  },
  Prices: {
    title: 'Prices',
    description: 'Token address to price. Look addresses up in lower case.',
    type: 'object',
    additionalProperties: ref('Price'),
  },
  Token: object('Token', 'A token of an answer.', {
    address: ref('Address', { description: "Contract, or the native coin's placeholder." }),
    decimals,
    symbol,
    name: tokenName,
  }),
  QuoteRoute: object(
    'QuoteRoute',
    'A route was found.',
    { ...route, visualization: ref('Visualization') },
    ['visualization'],
  ),
  SwapRoute: object(
    'SwapRoute',
    'A route was found, and a transaction that takes it.',
    {
      ...route,
      tx: ref('Transaction'),
      visualization: ref('Visualization', {
        description:
          'The route as a graph. The call takes `visualize`, but what a swap returns for it is not published: this is the shape that a quote has.',
      }),
    },
    ['visualization'],
  ),
  NoRoute: object('NoRoute', 'No route was found; there is no other member.', {
    status: { description: swapStatuses[NOT_FOUND].meaning, type: 'string', const: NOT_FOUND },
  }),
  Transaction: object(
    'Transaction',
    'The prepared transaction. Check it, sign it and send it from your own wallet.',
    {
      from: ref('Address', { description: 'The `sender` of the request.' }),
      to: ref('Address', { description: 'Contract to call.' }),
      gasPrice: { description: 'Price of gas.', type: 'number', minimum: 0, 'x-unit': 'wei' },
      gas: wholeNumber(
        'Gas of the simulation, present only when `simulate` is true.',
        'units of gas, stringified integer',
      ),
      data: ref('Hex', { description: 'Call data.' }),
      value: wholeNumber(
        'Native coin to send along. Left out or "0" when the input is a token contract.',
        'wei, stringified integer',
      ),
    },
    ['gas', 'value'],
  ),
  Visualization: object(
    'Visualization',
    'The route as a graph, present only when `visualize` is true. The shape is what the SDK reads in a quote; no example is published.',
    {
      liquidityProviders: {
        description: 'Names of the DEXs along the route.',
        type: 'array',
        items: { type: 'string' },
      },
      nodes: {
        description: 'Tokens along the route.',
        type: 'array',
        items: ref('Token'),
      },
      links: {
        description: 'Trades along the route.',
        type: 'array',
        items: ref('VisualizationLink'),
      },
    },
  ),
  VisualizationLink: object('VisualizationLink', 'One trade along the route.', {
    source: index('Place of the token that is sold in `nodes`.'),
    target: index('Place of the token that is bought in `nodes`.'),
    liquidityProvider: index('Place of the DEX in `liquidityProviders`.'),
    amountIn: { description: 'Input of this trade.', type: 'string' },
    amountOut: { description: 'Output of this trade.', type: 'string' },
    value: { description: 'Weight of this trade; its unit is not published.', type: 'number' },
  }),
  TokenDetails: object('TokenDetails', 'What is known of a token contract.', {
    chainId: ref('ChainId'),
    address: ref('Address'),
    decimals,
    name: tokenName,
    symbol,
  }),
  LiquidityProviders: {
    title: 'LiquidityProviders',
    description: 'Names of DEXs, as `onlyDEX` and `excludeDEX` take them.',
    type: 'array',
    items: { type: 'string' },
  },
}
