import { object, ref, type Schema, type SchemaOrReference } from 'docs-engine/api'
import { values } from '../values.ts'
import { exampleMembers } from './examples.ts'
import { AUX_DATA } from './terms.ts'

const text = (description: string): Schema => ({ description, type: 'string' })
const flag = (description: string, fallback?: boolean): Schema => ({
  description,
  type: 'boolean',
  ...(fallback !== undefined && { default: fallback }),
})
const count = (description: string, unit?: string): Schema => ({
  description,
  type: 'integer',
  ...(unit && { 'x-unit': unit }),
})
const number = (description: string, unit?: string): Schema => ({
  description,
  type: 'number',
  ...(unit && { 'x-unit': unit }),
})
const usd = (description: string) => number(description, 'US dollars')
const time = (description: string) => count(description, 'Unix time, seconds')
const seconds = (description: string) => count(description, 'seconds')
const list = (description: string, items: SchemaOrReference): Schema => ({
  description,
  type: 'array',
  items,
})
const address = (description: string) => ref('Address', { description })
const units = (description: string) => ref('BaseUnits', { description })
const uuid = (description: string): Schema => ({ description, type: 'string', format: 'uuid' })

const auxData: Schema = {
  description: "Tag for the event log; the default spells the pool's former name.",
  type: 'string',
  default: AUX_DATA,
}

const poolShape = {
  chain_id: ref('ChainId'),
  address: address('Pool contract, the target of transactions.'),
  num_assets: count('How many assets the pool holds.'),
  swaps_enabled: flag('Whether the pool takes swaps at present.'),
}

const tradeShape = {
  chain_id: ref('ChainId'),
  input_asset_address: address('Token that is sold.'),
  output_asset_address: address('Token that is bought.'),
  input_amount: units('Input.'),
  output_amount: units('Output.'),
}

const signedShape = {
  ...tradeShape,
  destination_address: address('Account that receives the output.'),
  good_until: text(
    'Pass it on as it is: it may be a packed number rather than a time, so it comes as text.',
  ),
  signature: ref('Signature'),
  clipper_exchange_address: address(
    "Contract to call. The member's name is the pool's former one.",
  ),
  calldata: ref('Hex', { description: 'Call data, present only when `calldata` is true.' }),
}

const poolAnswer = (title: string, kind: string, description: string, data: string) =>
  object(title, description, {
    pool_type: { description: 'Which of the two answers this is.', type: 'string', const: kind },
    pools: list('The pools.', ref(data)),
  })

/** The schemas of the Blade API. */
export const schemas: Readonly<Record<string, Schema>> = {
  ...values,
  OnChainPools: poolAnswer(
    'OnChainPools',
    'onchain',
    'Pools as the blockchain has them: the answer without `fieldset`.',
    'OnChainPoolData',
  ),
  OffChainPools: poolAnswer(
    'OffChainPools',
    'offchain',
    'Pools as the pricing has them: the answer with `fieldset=offchain-data`.',
    'OffChainPoolData',
  ),
  OnChainPoolData: object('OnChainPoolData', 'One pool and what it holds.', {
    pool: ref('OnChainPool'),
    assets: list('What the pool holds.', ref('OnChainAsset')),
  }),
  OffChainPoolData: object('OffChainPoolData', 'One pool and how it prices.', {
    pool: ref('OffChainPool'),
    assets: list('Assets and their weights.', ref('OffChainAsset')),
    pairs: list('Pairs and their fees.', ref('Pair')),
  }),
  OnChainPool: object('OnChainPool', 'The pool.', {
    ...poolShape,
    pool_tokens: number('Supply of LP tokens.'),
    value_in_usd: usd('Value of the pool.'),
  }),
  OffChainPool: object('OffChainPool', 'The pool.', {
    ...poolShape,
    k: number('Pricing factor.'),
    time_in_seconds: seconds('Lifetime of a quote that the fees shown belong to.'),
    default_time_in_seconds: seconds('Lifetime of a quote when a request names none.'),
  }),
  OnChainAsset: object('OnChainAsset', 'An asset and how much of it the pool holds.', {
    name: text('Symbol, as quotes take it.'),
    address: address('Token contract.'),
    balance: units('What the pool holds.'),
    price_in_usd: usd('Price of one whole token.'),
    value_in_usd: usd('Value of what the pool holds.'),
    target_value_in_usd: usd('Value that the pool aims at.'),
  }),
  OffChainAsset: object('OffChainAsset', 'An asset and its weight.', {
    name: text('Symbol, as quotes take it.'),
    address: address('Token contract.'),
    price_in_usd: usd('Price of one whole token.'),
    listing_weight: count('Weight in the pool.'),
  }),
  Pair: object('Pair', 'Two assets and the fee between them.', {
    assets: { ...list('Symbols of the two assets.', { type: 'string' }), minItems: 2, maxItems: 2 },
    fee_in_basis_points: number('Fee.', 'basis points'),
  }),
  Quote: object('Quote', 'A price that the pool will sign.', {
    id: uuid('Names the quote when it is signed.'),
    must_accept_by: text('Time (UTC) after which the server does not sign.'),
    good_until: time('When the quote ends.'),
    ...tradeShape,
    input_value_in_usd: usd('Value of the input.'),
    output_value_in_usd: usd('Value of the output.'),
    created_at: time('When the quote was made.'),
    rate: number('Price of the trade.', 'output tokens for one input token'),
  }),
  SignRequest: object(
    'SignRequest',
    'Which quote to sign, and for whom.',
    {
      quote_id: { ...uuid('`id` of the quote.'), examples: exampleMembers.quote_id },
      destination_address: address('Account that receives the output.'),
      sender_address: address(
        'Account that tokens are pulled from, for contracts in the middle; `destination_address` when left out.',
      ),
      aux_data: auxData,
      calldata: flag('Add ready call data to the answer.', false),
      native_input: flag(
        'Sell the native coin (`sellEthForToken`). Not together with `native_output`.',
        false,
      ),
      native_output: flag(
        'Buy the native coin (`sellTokenForEth`). Not together with `native_input`.',
        false,
      ),
    },
    ['sender_address', 'aux_data', 'calldata', 'native_input', 'native_output'],
  ),
  SignedQuote: object('SignedQuote', 'A signed quote, ready to be sent to the pool.', signedShape, [
    'calldata',
  ]),
  QuoteAndSignature: object(
    'QuoteAndSignature',
    'A quote that is signed already, ready to be sent to the pool.',
    {
      id: uuid('Names the quote.'),
      ...signedShape,
      input_value_in_usd: usd('Value of the input.'),
      output_value_in_usd: usd('Value of the output.'),
      created_at: time('When the quote was made.'),
      rate: number('Price of the trade.', 'output tokens for one input token'),
    },
    ['calldata'],
  ),
  DepositRequest: object(
    'DepositRequest',
    'What is deposited, where, and for how long.',
    {
      sender: address('Depositor.'),
      pool_address: ref('Address', {
        description: 'Pool contract.',
        examples: exampleMembers.pool_address,
      }),
      chain_id: ref('ChainId', { examples: exampleMembers.chain_id }),
      days_to_lock: {
        ...count('How long the deposit is locked. Not on Katana.', 'days'),
        examples: exampleMembers.days_to_lock,
      },
      lock_time: {
        ...count('How long the deposit is locked. On Katana only.', 'minutes'),
        examples: exampleMembers.lock_time,
      },
      deposit: {
        description: 'Token contract to amount. Needed unless `single_asset` is true.',
        type: 'object',
        additionalProperties: ref('BaseUnits'),
        examples: exampleMembers.deposit,
      },
      single_asset: flag('Deposit one asset.', false),
      single_token: ref('Address', {
        description: 'The one asset. Needed when `single_asset` is true.',
        examples: exampleMembers.single_token,
      }),
      output_pool_tokens: {
        ...count('LP tokens that are wanted, with one asset only.'),
        examples: exampleMembers.output_pool_tokens,
      },
    },
    ['days_to_lock', 'lock_time', 'deposit', 'single_asset', 'single_token', 'output_pool_tokens'],
  ),
  DepositResponse: object(
    'DepositResponse',
    'A signed deposit, ready to be sent to the pool.',
    {
      sender: address('Depositor.'),
      pool_tokens: text('LP tokens for the deposit.'),
      good_until: time('When the signature ends.'),
      signature: ref('Signature'),
      clipper_exchange_address: address(
        "Contract to call. The member's name is the pool's former one.",
      ),
      n_days: count('How long the deposit is locked. Not on Katana.', 'days'),
      lock_time: count('How long the deposit is locked. On Katana only.', 'minutes'),
      deposit_amounts: list(
        'An amount for each asset of the pool, 0 for one that is not used. Not with one asset.',
        ref('BaseUnits'),
      ),
      amount: units('Amount of the one asset. With one asset only.'),
      token: address('The one asset. With one asset only.'),
      extra_data: ref('Hex', {
        description: 'Encoded prices of the LP token and the assets. On Katana only.',
      }),
    },
    ['n_days', 'lock_time', 'deposit_amounts', 'amount', 'token', 'extra_data'],
  ),
  Signature: object('Signature', "The pool's signature, in three parts.", {
    v: count('Recovery id.'),
    r: ref('Hex', { description: 'First half.' }),
    s: ref('Hex', { description: 'Second half.' }),
  }),
  Error: object(
    'Error',
    'Why a request failed.',
    {
      errorMessage: text('Text for people.'),
      errorType: text('Kind of the error.'),
      errorCode: count('Code, on coded errors only.'),
      data: list('What is wrong with the input, on input errors only.', { type: 'object' }),
    },
    ['errorCode', 'data'],
  ),
}
