import { type Parameter, ref, type Schema } from 'docs-engine/api'
import { AUX_DATA } from '#facts/api/blade-api.ts'
import { bladeParameters } from '#facts/api/blade-examples.ts'
import { chainId, queryParameter } from '../parameters.ts'

/** A parameter of the query, with its part of the example request where it has one. */
const query = (
  name: string,
  schema: Parameter['schema'],
  description: string,
  more: Partial<Parameter> = {},
): Parameter => {
  const example = Object.entries(bladeParameters).find(([known]) => known === name)?.[1]
  return queryParameter(name, schema, description, {
    ...(example !== undefined && { example }),
    ...more,
  })
}

const text: Schema = { type: 'string' }
const seconds: Schema = { type: 'integer', 'x-unit': 'seconds' }

/** Parameters of the call that reads pools. */
export const poolParameters: readonly Parameter[] = [
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

/** Parameters of a quote. */
export const quoteParameters: readonly Parameter[] = [
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

/** Of these parameters of a quote, a request carries exactly one. */
export const ONE_AMOUNT = ['input_amount', 'output_amount'] as const

/** Parameters of a quote that is signed at once. */
export const signedQuoteParameters: readonly Parameter[] = [
  ...quoteParameters,
  query(
    'destination_address',
    ref('Address'),
    'Account that receives the output. There is deliberately no example: name an account of yours.',
    { required: true },
  ),
  query(
    'sender_address',
    ref('Address'),
    'Account that tokens are pulled from, for contracts in the middle; `destination_address` when left out.',
  ),
  query('aux_data', { type: 'string', default: AUX_DATA }, 'Tag for the event log.'),
  query('calldata', { type: 'boolean', default: false }, 'Add ready call data to the answer.'),
]
