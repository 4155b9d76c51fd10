/**
 * The benchmark of Blade's pool and the published comparison with it.
 * Source: "Blade's benchmark" of the protocol's published documentation, version 6.2.12,
 * https://github.com/sushi-labs/sushi/blob/8803121a585cf31228eaf4c657bfd1f2195e252a/site/pages/blade/introduction/blades-benchmark-no-impermanent-loss.mdx
 */

/** Groups of equal weight in the benchmark portfolio, approximate. */
export const BENCHMARK_GROUPS = ['ETH', 'WBTC', 'stablecoins'] as const

/** Weight of each group, a fraction, approximate. */
export const BENCHMARK_WEIGHT = 1 / BENCHMARK_GROUPS.length

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

/** Milliseconds of a day. */
const DAY_MS = 86_400_000

/** Dates of the sample, first and last included. */
export const BENCHMARK_DATES =
  (Date.parse(BENCHMARK_SAMPLE.to) - Date.parse(BENCHMARK_SAMPLE.from)) / DAY_MS + 1

/** Sum of the three published shares. It is above 1, so they cannot be parts of one whole. */
export const SHARES_SUM = BENCHMARK_SAMPLE.worse + BENCHMARK_SAMPLE.within + BENCHMARK_SAMPLE.better

/** Of the days that the published shares count as different, the part on which the pool led. */
export const LEADING_SHARE =
  BENCHMARK_SAMPLE.better / (BENCHMARK_SAMPLE.better + BENCHMARK_SAMPLE.worse)
