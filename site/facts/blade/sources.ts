import type { Source } from 'docs-engine/config'

// The addresses name a commit, so that they keep showing what was read.
const site =
  'https://github.com/sushi-labs/sushi/blob/8803121a585cf31228eaf4c657bfd1f2195e252a/site' as const
const introduction = `${site}/pages/blade/introduction` as const
const checked = '2026-08'

/** Where the published statements about Blade were read. */
export const bladeSources = {
  arbitrage: {
    title: 'How LPs earn from arbitrage, as documented at 6.2.12',
    url: `${introduction}/how-lps-earn-from-arbitrage.mdx`,
    checked,
  },
  benchmark: {
    title: "Blade's benchmark, as documented at 6.2.12",
    url: `${introduction}/blades-benchmark-no-impermanent-loss.mdx`,
    checked,
  },
  comparison: {
    title: 'Blade, CPMMs and holding, as documented at 6.2.12',
    url: `${introduction}/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling.mdx`,
    checked,
  },
  prices: {
    title: 'Trading prices on Blade, as documented at 6.2.12',
    url: `${introduction}/why-blade-has-better-trading-prices.mdx`,
    checked,
  },
  questions: {
    title: 'Questions about Blade, as documented at 6.2.12',
    url: `${site}/pages/blade/how-to-use-blade/faqs.mdx`,
    checked,
  },
  performanceChart: {
    title: 'Chart of the pool and the daily rebalanced portfolio',
    url: `${site}/public/images/blade/performance-chart.png`,
    checked,
  },
  varianceChart: {
    title: 'Chart of the variance ratio of ETH',
    url: `${site}/public/images/blade/hurst-exponent-analysis.png`,
    checked,
  },
  studyChart: {
    title: 'Chart of the price study',
    url: `${site}/public/images/blade/blade-0x-performance-comparison.png`,
    checked,
  },
  apiDefinition: {
    title: "Definition of Blade's API, version 2.0.0",
    url: 'https://github.com/sushi-labs/sushi/blob/994a2abfba29a2a479dd20390fa04eaf8c80de3d/site/public/blade-v2-openapi.json',
    checked,
  },
  formerProtocolFees: {
    title: 'Clipper on protocol fees',
    url: 'https://docs.clipper.exchange/introduction/dao-protocol-fees',
    checked,
  },
  portfolioPrize: {
    title: 'Press release of the 1990 prize in economic sciences',
    url: 'https://www.nobelprize.org/prizes/economic-sciences/1990/press-release/',
    checked,
  },
  portfolioTheory: {
    title: 'Modern portfolio theory',
    url: 'https://en.wikipedia.org/wiki/Modern_portfolio_theory',
    checked,
  },
  universalPortfolios: {
    title: 'Cover, Universal Portfolios',
    url: 'https://isl.stanford.edu/~cover/papers/paper93.pdf',
    checked,
  },
  transactionCosts: {
    title: 'Blum and Kalai, Universal Portfolios With and Without Transaction Costs',
    url: 'https://www.cs.cmu.edu/~avrim/Papers/portfolio.pdf',
    checked,
  },
  hurstExponent: {
    title: 'Hurst exponent',
    url: 'https://en.wikipedia.org/wiki/Hurst_exponent',
    checked,
  },
  gasTracker: {
    title: 'Gas tracker for Ethereum',
    url: 'https://etherscan.io/gastracker',
    checked,
  },
} as const satisfies Record<string, Source>

/** Year of the prize for portfolio theory, shared by Markowitz, Miller and Sharpe. */
export const PORTFOLIO_PRIZE_YEAR = 1990

/** The loss of funds from two pools under Blade's former name, Clipper. */
export const poolIncident = {
  /** Day, YYYY-MM-DD. */
  date: '2024-12-01',
  networks: ['Optimism', 'Base'],
  /** Loss, US dollars, approximate. */
  lossUsd: 450_000,
  /** Loss over the value locked in all pools, a fraction, approximate. */
  lossShare: 0.06,
  source: {
    title: 'Coinpaper on the loss',
    url: 'https://coinpaper.com/6334/clipper-dex-investigates-hack-that-drained-6-of-its-tvl',
    checked: '2026-11',
  },
} as const satisfies {
  readonly date: string
  readonly networks: readonly string[]
  readonly lossUsd: number
  readonly lossShare: number
  readonly source: Source
}

/** A value read from a published chart by eye. */
export interface ChartReading {
  /** Month (YYYY-MM) or day (YYYY-MM-DD). */
  readonly date: string
  readonly value: number
}

/** How far a reading of the variance chart may be off. */
export const VARIANCE_READING_ERROR = 0.1

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
] as const satisfies readonly ChartReading[]

/** How far a reading of the performance chart may be off. */
export const PERFORMANCE_READING_ERROR = 0.001

/** Readings of the performance chart: value of 1 that was put in on the first day. */
export const performanceReadings = [
  { date: '2022-09-11', pool: 1, benchmark: 1 },
  { date: '2022-09-13', pool: 1.012, benchmark: 1.012 },
  { date: '2022-09-14', pool: 0.963, benchmark: 0.96 },
  { date: '2022-09-28', pool: 0.883, benchmark: 0.881 },
  { date: '2022-10-10', pool: 0.903, benchmark: 0.8992 },
] as const
