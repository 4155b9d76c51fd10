import { type TableCells, wordsOf } from './table-cells.ts'

/** Rows that a table may have before its heads stay in view: about what fits a screen. */
const ROWS_IN_VIEW = 12
/** Characters that a column may have in every cell to be kept on one line: those of a date, "September 3, 2020". */
const SHORT = 18
/** Characters of a cell from which on it is read as a sentence, which a column of a phone would break into words. */
const SENTENCE = 24
/** Characters that fit beside one another on a phone, between the edges of two columns. */
const PHONE = 38
/** Characters of a word, such as an address, that is broken at any of them rather than that its table scrolls. */
const HASH = 40
/** Characters that the longest cells of a row may have together, for its table to be only as wide as they need: four fifths of the column. */
const NARROW = 80
/** Characters that the room between two columns is as wide as. */
const GAP = 3

/** What rules for tables ask, as attributes of the region around one (`engine/styles/tables.css`). */
export interface TableShape {
  /** Its heads stay in view. */
  dataLong: string | undefined
  /** The columns of which every cell is short, counted from 1 and parted by spaces. */
  dataShort: string | undefined
  /** It has words too long for any column. */
  dataHash: string | undefined
  /** On a phone its rows are blocks. */
  dataWords: string | undefined
  /** Its cells are short: on a wide screen it is only as wide as they need. */
  dataNarrow: string | undefined
}

const flag = (is: boolean) => (is ? '' : undefined)

const longest = (words: readonly string[]) => Math.max(0, ...words.map(each => each.length))

const sum = (lengths: readonly number[]) => lengths.reduce((all, each) => all + each, 0)

/** Measures a table, whose columns of numbers are marked, by the characters of its cells. A table whose cells have classes has a look of its own. */
export function shapeOf({ heads, rows, columns }: TableCells): TableShape {
  const isPlain = !rows.flat().some(cell => cell.properties.className !== undefined)
  const lengths = isPlain ? columns.map(cells => longest(cells.map(wordsOf))) : []
  const short = lengths.flatMap((length, index) => (length <= SHORT ? index + 1 : []))
  const names = heads.map(wordsOf)
  const whole = lengths.map((length, index) => Math.max(length, names[index]?.length ?? 0))
  // What cannot be broken: words, and columns that are short.
  const pieces = lengths.map((length, index) =>
    length <= SHORT
      ? length
      : longest((columns[index] ?? []).flatMap(cell => wordsOf(cell).split(/\s+/))),
  )
  const values = lengths.slice(1)
  const areNumbers = heads.slice(1).every(head => head.properties.dataNumber !== undefined)
  const isRead = values.length > 1 && values.some(length => length > SENTENCE)
  const isWide = sum(pieces) > PHONE && values.some(length => length > SHORT)
  return {
    dataLong: flag(rows.length > ROWS_IN_VIEW),
    dataShort: short.join(' ') || undefined,
    dataHash: flag(pieces.some(length => length > HASH)),
    dataWords: flag(!areNumbers && (isRead || isWide)),
    dataNarrow: flag(whole.length > 0 && sum(whole) + GAP * whole.length <= NARROW),
  }
}

/** Gives each cell after the first of its row the name of its column, for rows that are blocks. */
export function nameCells({ heads, rows }: TableCells): void {
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      const head = heads[column]
      if (column > 0 && head) cell.properties.dataLabel = wordsOf(head)
    }
  }
}
