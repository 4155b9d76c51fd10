import type { Source } from 'docs-engine/config'
import { CHECKED, INTRODUCTION, SITE } from './documentation.ts'

/** Where the values of this module are published. */
export const arbitrageSources = {
  arbitrage: {
    title: 'How LPs earn from arbitrage, as documented at 6.2.12',
    url: `${INTRODUCTION}/how-lps-earn-from-arbitrage.mdx`,
    checked: CHECKED,
  },
  varianceChart: {
    title: 'Chart of the variance ratio of ETH',
    url: `${SITE}/public/images/blade/hurst-exponent-analysis.png`,
    checked: CHECKED,
  },
} as const satisfies Record<string, Source>

/** The published example: a portfolio of ETH and USDC whose shares are kept equal. */
export const REBALANCING_EXAMPLE = {
  /** Value of the portfolio at the start, US dollars. */
  startValue: 2_000,
  /** Price of ETH at the start, US dollars. */
  startPrice: 1_000,
  /** Target share of ETH in the value, a fraction. */
  targetWeight: 0.5,
  /** Price of ETH after each day over its price before. */
  factors: [2, 1 / 2],
} as const

/** Long window of the variance test, days. */
export const LONG_WINDOW_DAYS = 90

/** Short window of the variance test, days. */
export const SHORT_WINDOW_DAYS = 30

/** Year from whose middle mean reversion of ETH is stated. */
export const STATED_MEAN_REVERSION_FROM = 2018

/** Prices of ETH that the statement rests on: from late in a year to a month, YYYY-MM. */
export const STATED_SAMPLE = { fromYear: 2015, to: '2023-05' } as const

/** How far a reading of the variance chart may be off. */
export const VARIANCE_READING_ERROR = 0.1

/** A value read from the variance chart by eye. */
export interface VarianceReading {
  /** The month, YYYY-MM. */
  readonly date: string
  readonly value: number
}

/** Readings of the variance chart before mid-2018, all local highs and lows of the line. */
export const earlierVarianceReadings = [
  { date: '2015-11', value: 0.9 },
  { date: '2016-01', value: 0.8 },
  { date: '2016-05', value: 5.3 },
  { date: '2016-10', value: 4.6 },
  { date: '2017-03', value: 8.1 },
  { date: '2017-05', value: 3.1 },
  { date: '2017-08', value: 5 },
  { date: '2018-01', value: 4.6 },
  { date: '2018-04', value: 5.4 },
] as const satisfies readonly VarianceReading[]

/** Readings of the variance chart from mid-2018 on, all local highs and lows of the line. */
export const varianceReadings = [
  { date: '2018-08', value: 2.7 },
  { date: '2018-12', value: 3.4 },
  { date: '2019-03', value: 2.6 },
  { date: '2019-07', value: 3.8 },
  { date: '2019-11', value: 2.8 },
  { date: '2020-01', value: 3.8 },
  { date: '2020-07', value: 1.25 },
  { date: '2021-05', value: 5.2 },
  { date: '2021-09', value: 4.3 },
  { date: '2022-02', value: 4.8 },
  { date: '2022-06', value: 1.85 },
  { date: '2022-09', value: 3 },
  { date: '2023-01', value: 2.6 },
] as const satisfies readonly VarianceReading[]
