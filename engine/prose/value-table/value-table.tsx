import type { ReactNode } from 'react'
import { z } from 'zod'
import { TagError } from '#model/tag-error.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { tag } from '../tag.ts'
import styles from './value-table.module.css'

/** What a row is about, a text that is unique in the table, and its values in the order of the columns. */
export type ValueRow = readonly ReactNode[]

const valueRow = z.custom<ValueRow>(
  row => Array.isArray(row) && typeof row[0] === 'string',
  'expected a row: a text that says what it is about, then its values',
)

/**
 * A table of values that the page calculates.
 * @throws TagError when a row has more or fewer cells than there are columns.
 */
export const ValueTable = tag(
  {
    /** What the table shows; printed above it. */
    caption: z.string().min(1),
    /** Names of the columns, that of the row heads included. */
    columns: z.array(z.string()).readonly(),
    rows: z.array(valueRow).readonly(),
    /** Whether the values are numbers, which stand flush right; a column without a digit is of words. Default: true. */
    numeric: z.boolean().default(true),
    /** Whether what rows are about is code: names of exports, or calls. Default: false. */
    code: z.boolean().default(false),
  },
  function ValueTable({ caption, columns, rows, numeric, code }) {
    for (const row of rows) {
      if (row.length !== columns.length) {
        throw new TagError(
          `row "${row[0]}" has ${row.length} cells for ${columns.length} columns`,
          'give each row as many values as there are columns',
        )
      }
    }
    const numbers = columns.map(
      (_, column) => numeric && column > 0 && rows.some(row => /\d/.test(String(row[column]))),
    )
    const markOf = (column: number) => (numbers[column] ? '' : undefined)
    return (
      <table className={numeric ? styles.numeric : styles.table}>
        <caption>{caption}</caption>
        <ColumnHeads names={columns} markOf={markOf} />
        <tbody>
          {rows.map(([head, ...values]) => (
            <tr key={String(head)}>
              <th scope="row">{code ? <code className={styles.code}>{head}</code> : head}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} data-number={markOf(index + 1)}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  },
)
