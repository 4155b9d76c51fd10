import {
  type Example,
  json,
  type Operation,
  type PathItem,
  plain,
  ref,
  type Schema,
} from 'docs-engine/api'
import { endpoints } from '#facts/api/endpoints.ts'
import {
  exampleDexNames,
  exampleNoWay,
  examplePartialQuote,
  examplePartialSwap,
  examplePrice,
  examplePrices,
  exampleQuote,
  exampleQuoteForNative,
  exampleSwap,
  exampleSwapForNative,
  exampleTokenDetails,
} from '#facts/api/examples.ts'
import { NOBODYS_ADDRESS, YOUR_ADDRESS } from '#facts/api/placeholder.ts'
import { OWN_NUMBERS, ownExample } from '../own-example.ts'
import { chainId } from '../parameters.ts'
import { quoteParameters, swapParameters, tokenInPath } from './parameters.ts'
import { errorResponses } from './problems.ts'
import { FOUND, NOT_FOUND } from './schemas.ts'

const NOT_TO_BE_SENT =
  "Not to be sent: `from` is nobody's account, and `data` stops after the first four bytes."
const PARTIAL =
  'The numbers are those of the example for `Success`: how `amountIn` and `assumedAmountOut` read with `Partial` is not published.'

/** A swap answer that holds an address where a sample has a placeholder. */
function swapExample(summary: string, value: unknown, remark = ''): Example {
  const text = JSON.stringify(value).replaceAll(YOUR_ADDRESS, NOBODYS_ADDRESS)
  const description = [OWN_NUMBERS, remark, NOT_TO_BE_SENT].filter(Boolean).join(' ')
  return { summary, description, value: JSON.parse(text) }
}

const noWay = {
  NoWay: {
    summary: 'No route',
    description: 'There is no other member.',
    value: plain(exampleNoWay),
  },
}

/** A schema that is one of two, told apart by `status`. */
const byStatus = (found: string): Schema => ({
  oneOf: [ref(found), ref('NoRoute')],
  discriminator: {
    propertyName: 'status',
    mapping: Object.fromEntries([
      ...FOUND.map(status => [status, `#/components/schemas/${found}`]),
      [NOT_FOUND, '#/components/schemas/NoRoute'],
    ]),
  },
})

const IN_DEFINITION_ONLY =
  "This call is in the protocol's API definition alone; no other published page describes it."

const price: Operation = {
  operationId: 'price',
  tags: ['Price'],
  summary: 'Price of one token',
  description: 'Returns the US dollar price of one token as a single number.',
  parameters: [chainId, tokenInPath('address', 'Token to price.')],
  responses: {
    '200': {
      description: 'The price, a number and nothing around it.',
      content: json(ref('Price'), {
        price: ownExample('SUSHI', examplePrice),
      }),
    },
    ...errorResponses('read', { unreadable: ['address'] }),
  },
}

const prices: Operation = {
  operationId: 'prices',
  tags: ['Price'],
  summary: 'Prices of a network',
  description: 'Returns the US dollar prices of all priced tokens of a network.',
  parameters: [chainId],
  responses: {
    '200': {
      description: 'A map of token address to price. A token without a price is not in it.',
      content: json(ref('Prices'), {
        prices: ownExample('Cut to two tokens, WETH and SUSHI', examplePrices),
      }),
    },
    ...errorResponses('read', { unreadable: ['chainId'] }),
  },
}

const quote: Operation = {
  operationId: 'quote',
  tags: ['Swap'],
  summary: 'Quote a trade',
  description:
    'Says how much of one token a given amount of another would buy. It needs no account and prepares no transaction.',
  parameters: quoteParameters,
  responses: {
    '200': {
      description: 'A quote, or `NoWay` when there is no route.',
      content: json(byStatus('QuoteRoute'), {
        Success: ownExample(
          'A route takes the whole amount; the native coin is sold',
          exampleQuote,
        ),
        SuccessForNative: ownExample('The native coin is bought', exampleQuoteForNative),
        Partial: ownExample('A route takes a part', examplePartialQuote, PARTIAL),
        ...noWay,
      }),
    },
    ...errorResponses('read', { missing: ['tokenIn', 'tokenOut', 'amount'] }),
  },
}

const swap: Operation = {
  operationId: 'swap',
  tags: ['Swap'],
  summary: 'Prepare a swap',
  description:
    'Returns a quote and the transaction that carries it out. The API sends nothing: check the transaction, sign it and send it from your own wallet.',
  parameters: swapParameters,
  responses: {
    '200': {
      description: 'A quote with its transaction, or `NoWay` when there is no route.',
      content: json(byStatus('SwapRoute'), {
        Success: swapExample(
          'A route takes the whole amount; the native coin is sold, with `simulate=true`',
          exampleSwap,
        ),
        SuccessForNative: swapExample(
          'The native coin is bought, so that `value` is 0',
          exampleSwapForNative,
        ),
        Partial: swapExample('A route takes a part', examplePartialSwap, PARTIAL),
        ...noWay,
      }),
    },
    ...errorResponses('transaction'),
  },
}

const token: Operation = {
  operationId: 'token',
  tags: ['Token'],
  summary: 'Details of a token',
  description: `Returns what is known of a token contract. ${IN_DEFINITION_ONLY}`,
  parameters: [chainId, tokenInPath('tokenAddress', 'Token to describe.')],
  responses: {
    '200': {
      description: 'The token.',
      content: json(ref('TokenDetails'), {
        token: {
          summary: 'SUSHI on Ethereum',
          value: exampleTokenDetails,
        },
      }),
    },
    ...errorResponses('read', { unreadable: ['tokenAddress'] }),
  },
}

const liquidityProviders: Operation = {
  operationId: 'getLiquidityProviders',
  tags: ['Liquidity providers'],
  summary: 'Liquidity providers of a network',
  description: `Returns the names of the DEXs that routes on a network may use. ${IN_DEFINITION_ONLY}`,
  parameters: [chainId],
  responses: {
    '200': {
      description: 'The names.',
      content: json(ref('LiquidityProviders'), {
        names: {
          summary: 'Three names; a network may have others',
          value: exampleDexNames,
        },
      }),
    },
    ...errorResponses('read', { unreadable: ['chainId'] }),
  },
}

/** The paths of the Sushi API, in the order of its pages. */
export const paths: Readonly<Record<string, PathItem>> = {
  [endpoints.quote.path]: { get: quote },
  [endpoints.swap.path]: { get: swap },
  [endpoints.price.path]: { get: price },
  [endpoints.prices.path]: { get: prices },
  '/token/v1/{chainId}/{tokenAddress}': { get: token },
  '/liquidity-providers/v7/{chainId}': { get: liquidityProviders },
}
