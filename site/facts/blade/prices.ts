import type { Source } from 'docs-engine/config'
import { CHECKED, INTRODUCTION, SITE } from './documentation.ts'

/** Where what is said about Blade's prices is published. */
export const priceSources = {
  prices: {
    title: 'Trading prices on Blade, as documented at 6.2.12',
    url: `${INTRODUCTION}/why-blade-has-better-trading-prices.mdx`,
    checked: CHECKED,
  },
  studyChart: {
    title: 'Chart of the price study',
    url: `${SITE}/public/images/blade/blade-0x-performance-comparison.png`,
    checked: CHECKED,
  },
} as const satisfies Record<string, Source>

/** A published statement of the size up to which Blade has the best price. */
export interface PricingClaim {
  /** Liquidity of the pool, US dollars, approximate. */
  readonly liquidityUsd: number
  /** Largest trade of which it is claimed, US dollars, approximate. */
  readonly tradeUsd: number
  /** Whether it is stated of a pool that exists, or projected. */
  readonly basis: 'stated' | 'projected'
}

/** Every such statement. Source: `priceSources.prices`. */
export const PRICING_CLAIMS = [
  { liquidityUsd: 10_000_000, tradeUsd: 10_000, basis: 'stated' },
  { liquidityUsd: 50_000_000, tradeUsd: 50_000, basis: 'projected' },
] as const satisfies readonly PricingClaim[]

/**
 * The published sampling study of Blade's prices against an aggregator's. Shares are fractions.
 * Source: `priceSources.prices`; the two smaller shares stand in the legend of its chart.
 */
export const PRICE_STUDY = {
  /** Month of the study, YYYY-MM. */
  month: '2023-08',
  /** Value of the trade, US dollars. */
  tradeUsd: 10_000,
  /** Samples in which Blade's price was better in both directions. */
  bothLegs: 0.925,
  /** Samples in which it was better in at least one direction, as stated. */
  atLeastOneLeg: 0.996,
  /** Samples in which it was better in exactly one direction, by the chart's legend. */
  oneLeg: 0.0715,
  /** Samples in which it was better in neither, by the chart's legend. */
  neither: 0.0036,
} as const
