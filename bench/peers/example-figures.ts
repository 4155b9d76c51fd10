import { spreadOf } from '../statistics.ts'
import type { ToolFigures } from './measures.ts'

/** Figures of a tool for tests: the same values in every measure, but for some. */
export function exampleTool(
  values: readonly number[],
  others: Partial<ToolFigures> = {},
): ToolFigures {
  const each = spreadOf(values)
  return {
    ...{ pageBytes: each, fcp: each, lcp: each, tbt: each, indexBytes: each, output: each },
    ...{ wallMs: each, cpuMs: each, peakKb: each },
    ...others,
  }
}
