import type { Source } from 'docs-engine/config'
import { CHECKED, INTRODUCTION, SITE } from './documentation.ts'

/** Where the benchmark of Blade's pool, and the comparison with it, are published. */
export const benchmarkSources = {
  benchmark: {
    title: "Blade's benchmark, as documented at 6.2.12",
    url: `${INTRODUCTION}/blades-benchmark-no-impermanent-loss.mdx`,
    checked: CHECKED,
  },
  performanceChart: {
    title: 'Chart of the pool and the daily rebalanced portfolio',
    url: `${SITE}/public/images/blade/performance-chart.png`,
    checked: CHECKED,
  },
} as const satisfies Record<string, Source>

/** Groups of equal weight in the benchmark portfolio, approximate. */
export const BENCHMARK_GROUPS = ['ETH', 'WBTC', 'stablecoins'] as const

/** The published comparison. Shares of days are fractions. */
export const BENCHMARK_SAMPLE = {
  /** First day, YYYY-MM-DD. */
  from: '2022-09-11',
  /** Last day, YYYY-MM-DD. */
  to: '2022-10-10',
  /** What counts as equal: a difference of up to this many bps. */
  marginBps: 1,
  /** Days on which the pool did worse by more than the margin. */
  worse: 0.1,
  /** Days within the margin. */
  within: 0.77,
  /** Days on which the pool did better by more than the margin. */
  better: 0.23,
  /** Correlation of the daily returns of pool and benchmark. */
  correlation: 0.9996,
  /** Lead of the pool at the end, bps; published as "almost". */
  leadBps: 40,
} as const

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
