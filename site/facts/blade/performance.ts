import { BPS_PER_WHOLE } from '../amm/fees.ts'

/** Result of one month, in bps. */
export interface MonthlyResult {
  /** The month, YYYY-MM. */
  readonly month: string
  /** Of Blade's pool. */
  readonly blade: number
  /** Of holding the same assets. */
  readonly hold: number
}

/**
 * Published monthly results. Only these four months are published, chosen by the publisher.
 * Source: "Blade vs CPMMs vs HODLing" of the protocol's published documentation, version 6.2.12.
 */
export const MONTHLY_RESULTS = [
  { month: '2023-04', blade: 213, hold: 185 },
  { month: '2023-05', blade: -5, hold: -14 },
  { month: '2023-06', blade: 472, hold: 458 },
  { month: '2023-07', blade: -169, hold: -177 },
] as const satisfies readonly MonthlyResult[]

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
