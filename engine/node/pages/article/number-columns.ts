import { type TableCells, wordsOf } from './table-cells.ts'

/** A number as tables have it: perhaps with a sign, a currency, separators and a short unit. */
const NUMBER = /^[<>≈~]?\s?[−+-]?\s?[$€£]?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|×|bp|[A-Za-z]{1,8}))?$/

/**
 * Marks the columns of a table that hold numbers and nothing else, with their heads, so that they are flush right and
 * can be compared digit by digit.
 */
export function markNumberColumns({ heads, columns }: TableCells): void {
  for (const [column, cells] of columns.entries()) {
    if (!cells.every(cell => NUMBER.test(wordsOf(cell)))) continue
    const head = heads[column]
    // A column with a side of its own keeps it.
    if (!head || head.properties.align !== undefined) continue
    for (const cell of [head, ...cells]) cell.properties.dataNumber = ''
  }
}
