import type { Spread } from '../statistics.ts'
import { OURS, type SizeFigures } from './figures.ts'
import { MEASURES, type Measure } from './measures.ts'

/** What is said of a row that nobody has looked into. */
const NOT_LOOKED_INTO = 'not looked into yet'

/** One measure on sites of one size. */
export interface Row {
  pages: number
  measure: Measure
  /** By the names of the tools; undefined for one that could not be measured, or has no such thing. */
  cells: Readonly<Record<string, Spread | undefined>>
  /** Names of the tools with the least, by the median. */
  first: readonly string[]
  /** Why ours is not among them; undefined when it is. */
  reason: string | undefined
}

function rowOf({ pages, tools }: SizeFigures, measure: Measure): Row {
  const cells = Object.fromEntries(
    Object.entries(tools).map(([name, figures]) => [name, figures[measure.key]]),
  )
  const medians = Object.entries(cells).flatMap(([name, cell]) =>
    cell ? [{ name, median: cell.median }] : [],
  )
  const least = Math.min(...medians.map(({ median }) => median))
  const first = medians.filter(({ median }) => median === least).map(({ name }) => name)
  const reason = first.includes(OURS) ? undefined : (measure.whyNotFirst ?? NOT_LOOKED_INTO)
  return { pages, measure, cells, first, reason }
}

/** All rows of the comparison: those in which ours is not first come first. */
export function rowsOf(sizes: readonly SizeFigures[]): Row[] {
  const rows = sizes.flatMap(size => MEASURES.map(measure => rowOf(size, measure)))
  const isBehind = ({ reason }: Row) => reason !== undefined
  return [...rows.filter(isBehind), ...rows.filter(row => !isBehind(row))]
}
