import { expect, it } from 'vitest'
import { type OutlineNode, outlineOf } from './outline.ts'

/** Headings from their levels; each is called by its place. */
const headings = (levels: number[]) =>
  levels.map((level, index) => ({ id: `h${index}`, text: `h${index}`, level }))

/** An outline as text: `h0(h1 h2)`. */
const written = (nodes: OutlineNode[]): string =>
  nodes.map(({ text, children }) => text + (children ? `(${written(children)})` : '')).join(' ')

it.each([
  { levels: [], from: 2, to: 3, expected: '' },
  { levels: [1, 2, 3, 3, 2], from: 2, to: 3, expected: 'h1(h2 h3) h4' },
  { levels: [2, 4, 3], from: 2, to: 3, expected: 'h0(h2)' },
  { levels: [3, 2, 3], from: 2, to: 3, expected: 'h0 h1(h2)' },
  { levels: [2, 4, 2], from: 2, to: 4, expected: 'h0(h1) h2' },
  { levels: [2, 4, 3, 4], from: 2, to: 4, expected: 'h0(h1 h2(h3))' },
  { levels: [1, 2, 6], from: 1, to: 6, expected: 'h0(h1(h2))' },
  { levels: [2, 3], from: 3, to: 3, expected: 'h1' },
  { levels: [2, 3], from: 4, to: 3, expected: '' },
])(
  'headings $levels of levels $from to $to are nested $expected',
  ({ levels, from, to, expected }) => {
    expect(written(outlineOf(headings(levels), from, to))).toBe(expected)
  },
)
