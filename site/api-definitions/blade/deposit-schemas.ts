import { object, ref, type Schema } from 'docs-engine/api'
import { bladeMembers } from '#facts/api/blade-examples.ts'
import { address, count, flag, list, text, time, units } from './members.ts'

/** The schemas of deposits. */
export const depositSchemas: Readonly<Record<string, Schema>> = {
  DepositRequest: {
    ...object(
      'DepositRequest',
      'What is deposited, where, and for how long.',
      {
        sender: address('Depositor.'),
        pool_address: ref('Address', {
          description: 'Pool contract.',
          examples: bladeMembers.pool_address,
        }),
        chain_id: ref('ChainId', { examples: bladeMembers.chain_id }),
        days_to_lock: {
          ...count(
            'How long the deposit is locked, and cannot be withdrawn. Not on Katana. The example locks it for a week.',
            'days',
          ),
          examples: bladeMembers.days_to_lock,
        },
        lock_time: {
          ...count('How long the deposit is locked. On Katana only.', 'minutes'),
          examples: bladeMembers.lock_time,
        },
        deposit: {
          description: 'Token contract to amount. Needed unless `single_asset` is true.',
          type: 'object',
          additionalProperties: ref('BaseUnits'),
          examples: bladeMembers.deposit,
        },
        single_asset: flag('Deposit one asset.', false),
        single_token: ref('Address', {
          description: 'The one asset. Needed when `single_asset` is true.',
          examples: bladeMembers.single_token,
        }),
        output_pool_tokens: {
          ...count('LP tokens that are wanted, with one asset only.'),
          examples: bladeMembers.output_pool_tokens,
        },
      },
      [
        'days_to_lock',
        'lock_time',
        'deposit',
        'single_asset',
        'single_token',
        'output_pool_tokens',
      ],
    ),
    anyOf: [{ required: ['deposit'] }, { required: ['single_asset', 'single_token'] }],
  },
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
