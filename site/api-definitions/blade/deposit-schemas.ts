import { object, ref, type Schema } from 'docs-engine/api'
import { bladeMembers, KATANA_IS_EXAMPLE } from '#facts/api/blade-examples.ts'
import { address, count, list, text, time, units } from './members.ts'

/** Members of a request for a deposit, whatever is deposited. */
const depositShape = {
  sender: address('Depositor.'),
  pool_address: ref('Address', {
    description: `Pool contract. ${KATANA_IS_EXAMPLE}`,
    examples: bladeMembers.pool_address,
  }),
  chain_id: ref('ChainId', { examples: bladeMembers.chain_id }),
  days_to_lock: {
    ...count(
      'How long the deposit is locked, and cannot be withdrawn. Not on Katana. The example locks it for a week.',
      'days',
    ),
    minimum: 0,
    examples: bladeMembers.days_to_lock,
  },
  lock_time: {
    ...count('How long the deposit is locked. On Katana only.', 'minutes'),
    minimum: 0,
    examples: bladeMembers.lock_time,
  },
} as const

const LOCKS = ['days_to_lock', 'lock_time']

/** Whether one asset is deposited, which is what the two kinds of request differ in. */
const singleAsset = (always: boolean): Schema => ({
  description:
    'True for a deposit of one asset, which needs `single_token`; any other needs `deposit`.',
  type: 'boolean',
  const: always,
})

/** The schemas of deposits. */
export const depositSchemas: Readonly<Record<string, Schema>> = {
  DepositRequest: {
    title: 'DepositRequest',
    description:
      'What is deposited, where, and for how long. Either `deposit`, or `single_asset` with `single_token`.',
    anyOf: [ref('DepositOfAssets'), ref('DepositOfOneAsset')],
  },
  DepositOfAssets: object(
    'DepositOfAssets',
    'A deposit of any number of assets of the pool.',
    {
      ...depositShape,
      deposit: {
        description: 'Token contract to amount. Needed unless `single_asset` is true.',
        type: 'object',
        propertyNames: ref('Address'),
        additionalProperties: ref('BaseUnits'),
        examples: bladeMembers.deposit,
      },
      single_asset: { ...singleAsset(false), default: false },
    },
    [...LOCKS, 'single_asset'],
  ),
  DepositOfOneAsset: object(
    'DepositOfOneAsset',
    'A deposit of one asset.',
    {
      ...depositShape,
      single_asset: singleAsset(true),
      single_token: ref('Address', {
        description: 'The one asset. Needed when `single_asset` is true.',
        examples: bladeMembers.single_token,
      }),
      output_pool_tokens: {
        ...count(
          'LP tokens that are wanted. A JSON number, as published: JavaScript rounds one beyond 2^53.',
        ),
        minimum: 0,
        examples: bladeMembers.output_pool_tokens,
      },
    },
    [...LOCKS, 'output_pool_tokens'],
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
}
