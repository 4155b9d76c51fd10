import { DAI, USDT } from 'sushi/evm'
import { formatUnits } from 'viem'
import { packageAddress, typedAddress } from '../contracts/address.ts'
import { pool } from '../contracts/blade.ts'
import { ETHEREUM } from '../contracts/deployments.ts'
import { exampleTokens } from './example-tokens.ts'
import { ETHER_USD, exampleTrade } from './examples.ts'
import { NOBODYS_ADDRESS } from './placeholder.ts'

/*
 * One trade runs through the examples: 0.5 ETH for USDC. The numbers are made up and agree with one another; none
 * was recorded from a server. Source of the contracts: the published definition of Blade's API, version 2.0.0.
 */

const OPTIMISM = 10
const KATANA = 747474
const place = 'facts/api/blade-examples.ts'
/**
 * The example of the published definition for a deposit on Katana, and its asset. No list of Blade's contracts has a
 * pool there: whoever shows these says so (`KATANA_IS_EXAMPLE`).
 */
const katanaPool = typedAddress('0x989E8F547FbCa65f4FB0af41e50e4058e6c68166', place)
const katanaAsset = typedAddress('0x0913DA6Da4b42f538B445599b46Bb4622342Cf52', place)

/** What is said beside the example on Katana. */
export const KATANA_IS_EXAMPLE =
  "The pool on Katana is taken from the example in the protocol's definition of this API. It is in no published list of pools."

const usdt = packageAddress(USDT[ETHEREUM].address, place)
const optimismDai = packageAddress(DAI[OPTIMISM].address, place)

function poolOn(chainId: number, role: string): string {
  const row = pool.rows.find(each => each.network.chainId === chainId && each.role === role)
  if (!row) throw new RangeError(`There is no ${role} on chain ${chainId}`)
  return row.address
}

const ethereumPool = poolOn(ETHEREUM, 'ClipperApproximateCaravelExchange')
const optimismPool = poolOn(OPTIMISM, 'ClipperPackedVerifiedExchange')
/** Assets of the pool on Optimism, in the published sample of a deposit. */
const OPTIMISM_ASSETS = 7

const { weth, usdc } = exampleTokens
const CREATED_AT = 1_760_000_000
const LIFETIME_SECONDS = 60
const GOOD_UNTIL = CREATED_AT + LIFETIME_SECONDS
const OUTPUT_AMOUNT = '1373900000'

const input = Number(formatUnits(BigInt(exampleTrade.amount), weth.decimals))
const output = Number(formatUnits(BigInt(OUTPUT_AMOUNT), usdc.decimals))

const ID = '5b2f4c1e-8a6d-4f3b-9c7e-1d2a3b4c5d6e'
const signature = { v: 27, r: `0x${'a1'.repeat(32)}`, s: `0x${'1b'.repeat(32)}` }

const trade = {
  chain_id: ETHEREUM,
  input_asset_address: weth.address,
  output_asset_address: usdc.address,
  input_amount: exampleTrade.amount,
  output_amount: OUTPUT_AMOUNT,
}
const worth = {
  input_value_in_usd: input * ETHER_USD,
  output_value_in_usd: output,
  created_at: CREATED_AT,
  rate: output / input,
}
const signed = {
  ...trade,
  destination_address: NOBODYS_ADDRESS,
  good_until: String(GOOD_UNTIL),
  signature,
  clipper_exchange_address: ethereumPool,
}

const DEPOSIT = '2500000000000000000'
const KATANA_DEPOSIT = '1000000'
const LOCK_DAYS = 7
const LOCK_MINUTES = 720
const POOL_TOKENS = 1_000_000

/** Example values of parameters. No account is among them: a request names the reader's own. */
export const bladeParameters = {
  pool_address: ethereumPool,
  time_in_seconds: LIFETIME_SECONDS,
  input_amount: exampleTrade.amount,
  output_amount: OUTPUT_AMOUNT,
  input_asset_symbol: 'ETH',
  output_asset_symbol: usdc.symbol,
} as const

/** Example values of the members of request bodies; several where networks or kinds of deposit differ. */
export const bladeMembers = {
  quote_id: [ID],
  pool_address: [optimismPool, katanaPool],
  chain_id: [OPTIMISM, KATANA],
  days_to_lock: [LOCK_DAYS],
  lock_time: [LOCK_MINUTES],
  deposit: [{ [optimismDai]: DEPOSIT }, { [katanaAsset]: KATANA_DEPOSIT }],
  single_token: [optimismDai],
  output_pool_tokens: [POOL_TOKENS],
} as const

const poolOfAssets = {
  chain_id: ETHEREUM,
  address: ethereumPool,
  num_assets: 4,
  swaps_enabled: true,
}

/** Example bodies. */
export const bladeBodies = {
  depositRequest: {
    sender: NOBODYS_ADDRESS,
    pool_address: optimismPool,
    chain_id: OPTIMISM,
    days_to_lock: LOCK_DAYS,
    deposit: { [optimismDai]: DEPOSIT },
  },
  offChainPools: {
    pool_type: 'offchain',
    pools: [
      {
        pool: {
          ...poolOfAssets,
          k: 0.05,
          time_in_seconds: LIFETIME_SECONDS,
          default_time_in_seconds: LIFETIME_SECONDS,
        },
        assets: [
          { name: 'ETH', address: weth.address, price_in_usd: ETHER_USD, listing_weight: 80 },
          { name: usdc.symbol, address: usdc.address, price_in_usd: 1, listing_weight: 190 },
          { name: 'USDT', address: usdt, price_in_usd: 1, listing_weight: 190 },
          {
            name: 'DAI',
            address: packageAddress(DAI[ETHEREUM].address, place),
            price_in_usd: 1,
            listing_weight: 190,
          },
        ],
        pairs: [{ assets: ['ETH', usdc.symbol], fee_in_basis_points: 8 }],
      },
    ],
  },
  quote: {
    id: ID,
    must_accept_by: `${new Date(GOOD_UNTIL * 1000 - 40_000).toISOString().replace('T', ' ').replace('.000Z', '.000000')}+00:00`,
    good_until: GOOD_UNTIL,
    ...trade,
    ...worth,
  },
  signedQuote: signed,
  quoteAndSignature: { id: ID, ...signed, ...worth },
  depositResponses: {
    several: {
      sender: NOBODYS_ADDRESS,
      pool_tokens: '2480000000000000000',
      good_until: GOOD_UNTIL,
      signature,
      clipper_exchange_address: optimismPool,
      n_days: LOCK_DAYS,
      deposit_amounts: [DEPOSIT, ...Array.from({ length: OPTIMISM_ASSETS - 1 }, () => '0')],
    },
    single: {
      sender: NOBODYS_ADDRESS,
      pool_tokens: String(POOL_TOKENS),
      good_until: GOOD_UNTIL,
      signature,
      clipper_exchange_address: optimismPool,
      n_days: LOCK_DAYS,
      amount: '1010000',
      token: optimismDai,
    },
    katana: {
      sender: NOBODYS_ADDRESS,
      pool_tokens: '990000',
      good_until: GOOD_UNTIL,
      signature,
      clipper_exchange_address: katanaPool,
      lock_time: LOCK_MINUTES,
      deposit_amounts: [KATANA_DEPOSIT],
      extra_data: `0x${'00'.repeat(32)}`,
    },
  },
  unauthorized: { errorMessage: 'Auth: Access is forbidden', errorType: 'Forbidden' },
} as const

/**
 * The published example of an answer to input that lacks a field.
 * @param field name of the field
 */
export function bladeInvalidInput(field: string) {
  return {
    errorMessage: 'Invalid input data',
    errorType: 'BadData',
    errorCode: 422,
    data: [{ type: 'missing', loc: [field], msg: 'Field required' }],
  }
}
