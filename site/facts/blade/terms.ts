import type { Source } from 'docs-engine/config'
import { CHECKED } from './documentation.ts'

/*
 * The stated terms of Blade.
 * Source unless a comment says otherwise: the protocol's published documentation, version 6.2.12.
 */

/** Where the fields of Blade's API are published. */
export const termsSources = {
  apiDefinition: {
    title: "Definition of Blade's API, version 2.0.0",
    url: 'https://github.com/sushi-labs/sushi/blob/994a2abfba29a2a479dd20390fa04eaf8c80de3d/site/public/blade-v2-openapi.json',
    checked: CHECKED,
  },
} as const satisfies Record<string, Source>

/** Stated share of blue-chip tokens in on-chain volume, a fraction; no date or method is published. */
export const BLUE_CHIP_VOLUME_SHARE = 0.7

/** Pools on each network. */
export const POOLS_PER_CHAIN = 1

/** Explicit trading fee, a fraction. A quote can still hold a margin, see `PUBLISHED_API`. */
export const EXPLICIT_TRADING_FEE = 0

/** Largest deposit: there is no limit. */
export const DEPOSIT_LIMIT = null

/** Lockup of a deposit that is stated, days. The published API accepts one, see `PUBLISHED_API`. */
export const LOCKUP_DAYS = 0

/** Assets that a pool usually holds, besides the network's native coin. */
export const CORE_ASSETS = ['ETH', 'WBTC', 'USDC', 'USDT', 'DAI'] as const

/**
 * Fields of Blade's published API that bear on the terms above.
 * Source: `termsSources.apiDefinition`.
 */
export const PUBLISHED_API = {
  /** Of a deposit: days to lock it, for every pool but Katana's. */
  lockDaysField: 'days_to_lock',
  /** Of a deposit: minutes to lock it, for Katana's pool. */
  lockMinutesField: 'lock_time',
  /** Of a pair of assets in the pool's answer: the fee, bps. */
  pairFeeField: 'fee_in_basis_points',
  /** Of a quote: the seconds it should hold. */
  quoteSecondsField: 'time_in_seconds',
} as const

/** A star rating of an asset in a pool: how short the pool is of it. */
export interface StarRating {
  /** 0 to 3. */
  readonly stars: number
  /** Supply of the asset against its target, or undefined where none is described. */
  readonly supply: 'under-supplied' | 'over-supplied' | undefined
  /** How likely a deposit of it is to gain, or undefined where none is described. */
  readonly deposit: 'more likely to gain' | 'less likely to gain' | undefined
}

/** Every star rating, highest first. Two stars are not described. */
export const STAR_RATINGS = [
  { stars: 3, supply: 'under-supplied', deposit: 'more likely to gain' },
  { stars: 2, supply: undefined, deposit: undefined },
  { stars: 1, supply: 'over-supplied', deposit: 'less likely to gain' },
  { stars: 0, supply: 'over-supplied', deposit: 'less likely to gain' },
] as const satisfies readonly StarRating[]

/** Lowest and highest star rating. */
export const STAR_LIMITS = {
  lowest: STAR_RATINGS[3].stars,
  highest: STAR_RATINGS[0].stars,
} as const
