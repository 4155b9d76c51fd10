import {
  type Json,
  json,
  type Operation,
  type Parameter,
  type PathItem,
  plain,
  type Response,
  ref,
  refTo,
  type Schema,
} from 'docs-engine/api'
import { exampleTrade } from '#facts/api/examples.ts'
import { exampleParameters, examples } from './examples.ts'
import { AUX_DATA } from './terms.ts'

const OWN_NUMBERS = 'Made up, and recorded from no server.'
const FOR_SUPPORT = 'No example is published.'

const chainId: Parameter = {
  name: 'chainId',
  in: 'path',
  description: 'Network, for example 1 for Ethereum.',
  required: true,
  schema: ref('ChainId'),
  example: exampleTrade.chainId,
}

const query = (
  name: string,
  schema: Parameter['schema'],
  description: string,
  more: Partial<Parameter> = {},
): Parameter => {
  const example: Json | undefined = Object.entries(exampleParameters).find(
    ([known]) => known === name,
  )?.[1]
  return {
    name,
    in: 'query',
    description,
    schema,
    ...(example !== undefined && { example }),
    ...more,
  }
}

const text: Schema = { type: 'string' }
const seconds: Schema = { type: 'integer', 'x-unit': 'seconds' }

const poolParameters: readonly Parameter[] = [
  chainId,
  query('pool_address', ref('Address'), 'One pool. Without it, all pools of the network.'),
  query(
    'time_in_seconds',
    seconds,
    'Lifetime of a quote that fees are asked for: the shorter, the lower. The pool has a default of its own. Ignored for on-chain data.',
  ),
  query(
    'fieldset',
    { type: 'string', enum: ['offchain-data'] },
    'Leaves out what has to be read from the blockchain. Without it, the answer holds on-chain data.',
    { example: 'offchain-data' },
  ),
]

const quoteParameters: readonly Parameter[] = [
  chainId,
  query('input_asset_symbol', text, 'Asset to sell, by its `name` in the pool call.', {
    required: true,
  }),
  query('output_asset_symbol', text, 'Asset to buy, by its `name` in the pool call.', {
    required: true,
  }),
  query('input_amount', ref('BaseUnits'), 'How much to sell. Either this or `output_amount`.'),
  {
    name: 'output_amount',
    in: 'query',
    description: 'How much to buy. Either this or `input_amount`.',
    schema: ref('BaseUnits'),
  },
  query('pool_address', ref('Address'), 'Pool to trade with. Without it, the best one.'),
  query(
    'time_in_seconds',
    seconds,
    'Time between accepting the quote and its landing on chain: the longer, the worse the price.',
  ),
]

const ONE_AMOUNT = ['input_amount', 'output_amount'] as const

/** Error answers, which all have the same shape. */
export const errorAnswers: Readonly<Record<string, Response>> = {
  BadRequest: {
    description: `The request cannot be read. ${FOR_SUPPORT}`,
    content: json(ref('Error')),
  },
  Unauthorized: {
    description: 'The key is missing or not valid.',
    content: json(ref('Error'), {
      forbidden: { summary: 'Key refused', value: plain(examples.unauthorized) },
    }),
  },
  Forbidden: { description: `Access is denied. ${FOR_SUPPORT}`, content: json(ref('Error')) },
  QuoteProblems: {
    description: `There is no quote for this request. ${FOR_SUPPORT}`,
    content: json(ref('Error')),
  },
  InvalidInput: {
    description: 'A part of the input is missing or wrong; `data` says which.',
    content: json(ref('Error'), {
      missing: { summary: 'A field is missing', value: plain(examples.invalidInput) },
    }),
  },
  InternalServerError: {
    description: `The server failed. ${FOR_SUPPORT}`,
    content: json(ref('Error')),
  },
  ExternalServiceError: {
    description: `A service that the server needs failed. ${FOR_SUPPORT}`,
    content: json(ref('Error')),
  },
}

const answerOf: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  409: 'QuoteProblems',
  422: 'InvalidInput',
  500: 'InternalServerError',
  503: 'ExternalServiceError',
}

const errors = (...statuses: (keyof typeof answerOf)[]) =>
  Object.fromEntries(statuses.map(status => [status, refTo('responses', answerOf[status] ?? '')]))

const own = (summary: string, value: unknown) => ({
  summary,
  description: OWN_NUMBERS,
  value: plain(value),
})

const getPoolInfo: Operation = {
  operationId: 'getPoolInfo',
  tags: ['Pool'],
  summary: 'Read pools',
  description: 'Answers what the pools of a network hold, or how they price.',
  parameters: poolParameters,
  responses: {
    '200': {
      description: 'The pools. `pool_type` tells which of the two answers it is.',
      content: json(
        {
          oneOf: [ref('OnChainPools'), ref('OffChainPools')],
          discriminator: {
            propertyName: 'pool_type',
            mapping: {
              onchain: '#/components/schemas/OnChainPools',
              offchain: '#/components/schemas/OffChainPools',
            },
          },
        },
        { offchain: own('With `fieldset=offchain-data`', examples.offChainPools) },
      ),
    },
    ...errors(400, 401, 403, 500, 503),
  },
}

const generateQuote: Operation = {
  operationId: 'generateQuote',
  tags: ['Quote'],
  summary: 'Request a quote',
  description: 'Answers a price that the pool will sign, by way of the sign call.',
  parameters: quoteParameters,
  'x-exactly-one-of': ONE_AMOUNT,
  responses: {
    '200': {
      description: 'The quote.',
      content: json(ref('Quote'), { quote: own('0.5 ETH for USDC', examples.quote) }),
    },
    ...errors(400, 401, 403, 409, 422, 500, 503),
  },
}

const signQuote: Operation = {
  operationId: 'signQuote',
  tags: ['Quote'],
  summary: 'Sign a quote',
  description:
    'Answers the signature of a quote. The path has no version and no network: the quote fixes both. Send the transaction to `clipper_exchange_address` yourself.',
  requestBody: {
    required: true,
    description: 'Which quote to sign, and who receives the output.',
    content: json(ref('SignRequest')),
  },
  responses: {
    '200': {
      description: 'The signed quote.',
      content: json(ref('SignedQuote'), { signed: own('0.5 ETH for USDC', examples.signedQuote) }),
    },
    ...errors(400, 401, 403, 422, 500, 503),
  },
}

const quoteAndSign: Operation = {
  operationId: 'quoteAndSign',
  tags: ['Quote'],
  summary: 'Request a signed quote',
  description: 'Quotes and signs in one call. It takes neither `native_input` nor `native_output`.',
  parameters: [
    ...quoteParameters,
    query(
      'destination_address',
      ref('Address'),
      'Account that receives the output. There is no example on purpose: name an account of yours.',
      { required: true },
    ),
    query(
      'sender_address',
      ref('Address'),
      'Account that tokens are pulled from, for contracts in the middle; `destination_address` when left out.',
    ),
    query('aux_data', { type: 'string', default: AUX_DATA }, 'Tag for the event log.'),
    query('calldata', { type: 'boolean', default: false }, 'Add ready call data to the answer.'),
  ],
  'x-exactly-one-of': ONE_AMOUNT,
  responses: {
    '200': {
      description: 'The signed quote.',
      content: json(ref('QuoteAndSignature'), {
        signed: own('0.5 ETH for USDC', examples.quoteAndSignature),
      }),
    },
    ...errors(400, 401, 403, 409, 422, 500, 503),
  },
}

const depositAssets: Operation = {
  operationId: 'depositAssets',
  tags: ['Deposit'],
  summary: 'Prepare a deposit',
  description:
    'Answers a signed deposit. Nothing is deposited until you send the transaction to `clipper_exchange_address` yourself.',
  requestBody: {
    required: true,
    description: 'Either `deposit`, or `single_asset` with `single_token`.',
    content: json(ref('DepositRequest')),
  },
  responses: {
    '200': {
      description: 'The signed deposit.',
      content: json(ref('DepositResponse'), {
        several: own('Several assets, on Optimism', examples.depositResponses.several),
        single: own('One asset', examples.depositResponses.single),
        katana: own('On Katana', examples.depositResponses.katana),
      }),
    },
    ...errors(400, 401, 403, 422, 500, 503),
  },
}

/** The paths of the Blade API, in the order of its flow. */
export const paths: Readonly<Record<string, PathItem>> = {
  '/rfq/v2/pool/{chainId}': { get: getPoolInfo },
  '/rfq/v2/quote/{chainId}': { get: generateQuote },
  '/rfq/sign': { post: signQuote },
  '/rfq/v2/quote-sign/{chainId}': { get: quoteAndSign },
  '/rfq/v2/deposit': { post: depositAssets },
}
