import type { Source } from 'docs-engine/config'
import { CHECKED, INTRODUCTION } from './documentation.ts'

/** Where the monthly results are published. */
export const performanceSources = {
  comparison: {
    title: 'Blade, CPMMs and holding, as documented at 6.2.12',
    url: `${INTRODUCTION}/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling.mdx`,
    checked: CHECKED,
  },
} as const satisfies Record<string, Source>

/** Result of one month, in bps. */
export interface MonthlyResult {
  /** The month, YYYY-MM. */
  readonly month: string
  /** Of Blade's pool. */
  readonly blade: number
  /** Of holding the same assets. */
  readonly hold: number
}

/** Published monthly results. Only these four months are published, chosen by the publisher. */
export const MONTHLY_RESULTS = [
  { month: '2023-04', blade: 213, hold: 185 },
  { month: '2023-05', blade: -5, hold: -14 },
  { month: '2023-06', blade: 472, hold: 458 },
  { month: '2023-07', blade: -169, hold: -177 },
] as const satisfies readonly MonthlyResult[]
