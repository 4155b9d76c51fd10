import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { words } from '#words'
import { type FieldRow, Fields } from './fields.tsx'
import styles from './reference.module.css'
import { SchemaTable } from './schema-table.tsx'

interface Props {
  /** Name of the call. */
  operation: string
  rows: readonly FieldRow[]
}

/** The parameters of a call, or the members of its body: the required ones, and the others folded together. */
export function Parameters({ operation, rows }: Props): ReactNode {
  const required = rows.filter(row => row.required)
  const optional = rows.filter(row => !row.required)
  return (
    <>
      {required.length > 0 && <Fields rows={required} operation={operation} />}
      {optional.length > 0 && (
        <details className={clsx(styles.nested, styles.optional)} data-md="none">
          <summary>{words.countOptional(optional.length)}</summary>
          <Fields rows={optional} operation={operation} />
        </details>
      )}
      <SchemaTable rows={rows} />
    </>
  )
}
