import type { FigureResult } from 'docs-engine/figures'

/** The results that a figure shows side by side, by their names; for tests of models. */
export function readingsOf({ readings = [] }: FigureResult): Readonly<Record<string, string>> {
  return Object.fromEntries(readings.map(({ name, value }) => [name, value]))
}
