import type { ReactElement, ReactNode } from 'react'
import styles from './value-table.module.css'

/** What a row is about, unique in the table, and its values in the order of the columns. */
export type ValueRow = readonly [head: string, ...values: ReactNode[]]

interface ValueTableProps {
  /** What the table shows; printed above it. */
  readonly caption: string
  /** Names of the columns, that of the row heads included. */
  readonly columns: readonly string[]
  readonly rows: readonly ValueRow[]
  /** Whether the values are numbers, which stand flush right. Default: true. */
  readonly numeric?: boolean
}

/**
 * A table of values that the page calculates.
 * @throws Error when a row has more or fewer cells than there are columns.
 */
export function ValueTable(props: ValueTableProps): ReactElement {
  const { caption, columns, rows, numeric = true } = props
  for (const row of rows) {
    if (row.length !== columns.length) {
      throw new Error(`Row "${row[0]}" has ${row.length} cells for ${columns.length} columns`)
    }
  }
  return (
    <table className={numeric ? styles.numeric : styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...values]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
