import { json, type Operation, type PathItem, ref } from 'docs-engine/api'
import { bladeBodies, KATANA_IS_EXAMPLE } from '#facts/api/blade-examples.ts'
import { ownExample } from '../own-example.ts'
import { errors } from './errors.ts'
import { ONE_AMOUNT, poolParameters, quoteParameters, signedQuoteParameters } from './parameters.ts'

const getPoolInfo: Operation = {
  operationId: 'getPoolInfo',
  tags: ['Pool'],
  summary: 'Read pools',
  description: 'Returns what the pools of a network hold, or how they price.',
  parameters: poolParameters,
  responses: {
    '200': {
      description: 'The pools. `pool_type` says which of the two answers it is.',
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
        { offchain: ownExample('With `fieldset=offchain-data`', bladeBodies.offChainPools) },
      ),
    },
    ...errors([400, 401, 403, 500, 503]),
  },
}

const generateQuote: Operation = {
  operationId: 'generateQuote',
  tags: ['Quote'],
  summary: 'Request a quote',
  description: 'Returns a price that the pool will sign, by way of the sign call.',
  parameters: quoteParameters,
  'x-exactly-one-of': ONE_AMOUNT,
  responses: {
    '200': {
      description: 'The quote.',
      content: json(ref('Quote'), { quote: ownExample('0.5 ETH for USDC', bladeBodies.quote) }),
    },
    ...errors([400, 401, 403, 409, 500, 503], 'input_asset_symbol'),
  },
}

const signQuote: Operation = {
  operationId: 'signQuote',
  tags: ['Quote'],
  summary: 'Sign a quote',
  description:
    'Returns the signature of a quote. The path has no version and no network: the quote fixes both. Send the transaction to `clipper_exchange_address` yourself.',
  requestBody: {
    required: true,
    description: 'Which quote to sign, and who receives the output.',
    content: json(ref('SignRequest')),
  },
  responses: {
    '200': {
      description: 'The signed quote.',
      content: json(ref('SignedQuote'), {
        signed: ownExample('0.5 ETH for USDC', bladeBodies.signedQuote),
      }),
    },
    ...errors([400, 401, 403, 500, 503], 'quote_id'),
  },
}

const quoteAndSign: Operation = {
  operationId: 'quoteAndSign',
  tags: ['Quote'],
  summary: 'Request a signed quote',
  description: 'Quotes and signs in one call. It takes neither `native_input` nor `native_output`.',
  parameters: signedQuoteParameters,
  'x-exactly-one-of': ONE_AMOUNT,
  responses: {
    '200': {
      description: 'The signed quote.',
      content: json(ref('QuoteAndSignature'), {
        signed: ownExample('0.5 ETH for USDC', bladeBodies.quoteAndSignature),
      }),
    },
    ...errors([400, 401, 403, 409, 500, 503], 'destination_address'),
  },
}

const depositAssets: Operation = {
  operationId: 'depositAssets',
  tags: ['Deposit'],
  summary: 'Prepare a deposit',
  description:
    'Returns a signed deposit. Nothing is deposited until you send the transaction to `clipper_exchange_address` yourself.',
  requestBody: {
    required: true,
    description: 'Either `deposit`, or `single_asset` with `single_token`.',
    content: json(ref('DepositRequest'), {
      several: ownExample(
        'One asset of the pool on Optimism, locked for a week',
        bladeBodies.depositRequest,
      ),
    }),
  },
  responses: {
    '200': {
      description: 'The signed deposit.',
      content: json(ref('DepositResponse'), {
        several: ownExample('Several assets, on Optimism', bladeBodies.depositResponses.several),
        single: ownExample('One asset', bladeBodies.depositResponses.single),
        katana: ownExample('On Katana', bladeBodies.depositResponses.katana, KATANA_IS_EXAMPLE),
      }),
    },
    ...errors([400, 401, 403, 500, 503], 'sender'),
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
