import { object, ref, type Schema } from 'docs-engine/api'
import { address, count, flag, list, number, seconds, text, units, usd } from './members.ts'

const poolShape = {
  chain_id: ref('ChainId'),
  address: address('Pool contract, the target of transactions.'),
  num_assets: count('How many assets the pool holds.'),
  swaps_enabled: flag('Whether the pool takes swaps at present.'),
}

const poolAnswer = (title: string, kind: string, description: string, data: string) =>
  object(title, description, {
    pool_type: { description: 'Which of the two answers this is.', type: 'string', const: kind },
    pools: list('The pools.', ref(data)),
  })

/** The schemas of what pools hold and how they price. */
export const poolSchemas: Readonly<Record<string, Schema>> = {
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
    pool_tokens: number(
      'Supply of LP tokens. A JSON number, as published: JavaScript rounds one beyond 2^53.',
    ),
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
}
