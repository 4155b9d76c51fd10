import type { FigureResult } from 'docs-engine/figures'

/** The results that a figure shows side by side, by their names. */
export function readingsOf({ readings = [] }: FigureResult): Readonly<Record<string, string>> {
  return Object.fromEntries(readings.map(({ name, value }) => [name, value]))
}

/** What a figure says: its sentence, then a line for each of its results. */
export function saidIn({ sentence, readings = [] }: FigureResult): string[] {
  return [sentence, ...readings.map(({ name, value }) => `${name}: ${value}`)]
}

/** The lines of a text, without the space around them. */
export function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map(line => line.trim())
}
