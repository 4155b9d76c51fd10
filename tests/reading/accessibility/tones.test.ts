import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Channels, contrastRatio } from '#support/contrast-ratio.ts'

/** The least contrast of a line or mark that carries meaning (WCAG 2.2, 1.4.11). */
const LEAST = 3

/** The colors of both themes by their names, those of the site over those of the engine. */
const tokens = new Map(
  ['engine/styles/tokens.css', 'site/theme.css'].flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  ),
)

/** A color of a theme. */
function colorOf(name: string, theme: 0 | 1): Channels {
  const value = tokens.get(name) ?? ''
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return colorOf(other, theme)
  const digits = /^light-dark\(#([\da-f]{6}), #([\da-f]{6})\)$/.exec(value)?.[theme + 1]
  if (digits === undefined) throw new Error(`${name} has no color for each theme: ${value}`)
  const at = (place: number) => Number.parseInt(digits.slice(place, place + 2), 16)
  return [at(0), at(2), at(4)]
}

/** Lines and marks of figures, the focus ring, and marks of what is chosen. */
const MEANT = [
  ...['first', 'second', 'third', 'fourth', 'fifth'].map(tone => `--figure-${tone}`),
  '--accent',
  '--ink-2',
]
const GROUNDS = ['--surface', '--surface-2', '--surface-3']

it.each(['light', 'dark'] as const)('what carries meaning stands out, %s', theme => {
  const at = theme === 'light' ? 0 : 1
  const weak = MEANT.flatMap(name =>
    GROUNDS.flatMap(ground => {
      const ratio = contrastRatio(colorOf(name, at), colorOf(ground, at))
      return ratio < LEAST ? [`${name} on ${ground}: ${ratio.toFixed(2)}`] : []
    }),
  )
  expect(weak).toEqual([])
})
