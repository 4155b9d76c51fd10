import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visitElements } from './tree.ts'

/** The cells of a table. */
export interface TableCells {
  /** One for each column; none when there are no rows. */
  heads: readonly Element[]
  /** The cells of each row below the heads. */
  rows: readonly (readonly Element[])[]
  /** The cells of each column below its head; none when a row has more cells or fewer than there are heads. */
  columns: readonly (readonly Element[])[]
}

/** The words of a cell. */
export const wordsOf = (cell: Element) => textOf(cell).trim()

/** Finds the cells of a table by rows and columns. The first row has the heads. */
export function cellsOf(table: Element): TableCells {
  const all: Element[][] = []
  visitElements(table, element => {
    if (element.tagName === 'tr') all.push([])
    if (element.tagName === 'td' || element.tagName === 'th') all.at(-1)?.push(element)
  })
  const [heads = [], ...rows] = all
  const isRegular = rows.every(cells => cells.length === heads.length)
  const columns = isRegular ? heads.map((_, index) => rows.flatMap(row => row[index] ?? [])) : []
  return { heads, rows, columns }
}
