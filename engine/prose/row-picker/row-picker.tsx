import type { ReactNode } from 'react'
import styles from './row-picker.module.css'

/** A choice, and the rows of the table that it leads to. */
export interface RowChoice {
  label: string
  /** Ids of the rows, at least one. */
  rows: readonly [string, ...string[]]
}

interface Props {
  /** Unique on its page. */
  id: string
  /** What is chosen. */
  label: string
  choices: readonly RowChoice[]
  /** The choice that is shown at first, one of `choices`. */
  first: RowChoice
  /** What the last cells of its rows hold. */
  children: ReactNode
}

/** The value of a choice: the ids of its rows, as the boot script reads them. */
const idsOf = ({ rows }: RowChoice) => rows.join(' ')

/**
 * A choice that answers with the last cell of a row, for long tables that readers look up one row of. The boot script
 * (`engine/client/boot/row-picker.ts`) takes the answer from the table, so it is never that of another choice.
 */
export function RowPicker({ id, label, choices, first, children }: Props): ReactNode {
  return (
    <div className={`${styles.picker} needs-script`} data-picker="">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {/* A browser that restored a choice would show it beside the first answer. */}
      <select id={id} className={styles.select} defaultValue={idsOf(first)} autoComplete="off">
        {choices.map(choice => (
          <option key={choice.label} value={idsOf(choice)}>
            {choice.label}
          </option>
        ))}
      </select>
      <output className={styles.answer} htmlFor={id}>
        {children}
      </output>
    </div>
  )
}
