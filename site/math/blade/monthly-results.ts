import { BPS_PER_WHOLE } from '#facts/amm/fees.ts'
import type { MonthlyResult } from '#facts/blade/performance.ts'

/** How far Blade was ahead of holding in a month, bps. */
export function lead({ blade, hold }: MonthlyResult): number {
  return blade - hold
}

/** Sum of results, bps. Returns do not strictly add; `compound` is the exact figure. */
export function sum(results: readonly number[]): number {
  return results.reduce((total, result) => total + result, 0)
}

/**
 * Results of consecutive periods taken together: `Π (1 + r) - 1`.
 * @param results bps, each above -10,000.
 * @returns bps.
 * @throws RangeError for a result that loses everything or more.
 */
export function compound(results: readonly number[]): number {
  const growth = results.reduce((value, result) => {
    if (!(result > -BPS_PER_WHOLE)) {
      throw new RangeError(`a result is ${result} bps; expected above -${BPS_PER_WHOLE}`)
    }
    return value * (1 + result / BPS_PER_WHOLE)
  }, 1)
  return (growth - 1) * BPS_PER_WHOLE
}
