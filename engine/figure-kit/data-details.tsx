import { memo, type ReactNode } from 'react'
import { words } from '#words'
import { cellText, type DataTable } from './data-table.ts'
import styles from './figure.module.css'

interface Props {
  title: string
  table: DataTable
}

/** The data of a figure as a table, which the reader opens. */
export const DataDetails = memo(function DataDetails({ title, table }: Props): ReactNode {
  const { columns, rows } = table
  return (
    <details className={`${styles.details} figure-data`}>
      <summary>{words.dataAsTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className="table-scroll" aria-label={words.dataOf(title)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column.title} scope="col">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head = '', ...cells], index) => (
              <tr key={index}>
                <th scope="row">{cellText(head, columns[0])}</th>
                {cells.map((cell, cellIndex) => (
                  <td key={columns[cellIndex + 1]?.title}>
                    {cellText(cell, columns[cellIndex + 1])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
})
