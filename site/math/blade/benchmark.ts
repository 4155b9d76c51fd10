import { BENCHMARK_GROUPS, BENCHMARK_SAMPLE } from '#facts/blade/benchmark.ts'

/** What follows from the published comparison of Blade's pool with its benchmark. */

const { from, to, worse, within, better } = BENCHMARK_SAMPLE

/** Milliseconds of a day. */
const DAY_MS = 86_400_000

/** Weight of each group in the benchmark, a fraction, approximate: all are equal. */
export const BENCHMARK_WEIGHT = 1 / BENCHMARK_GROUPS.length

/** Dates of the sample, first and last included. */
export const BENCHMARK_DATES = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** Sum of the three published shares. It is above 1, so they cannot be parts of one whole. */
export const SHARES_SUM = worse + within + better

/** Of the days that the published shares count as different, the part on which the pool led. */
export const LEADING_SHARE = better / (better + worse)
