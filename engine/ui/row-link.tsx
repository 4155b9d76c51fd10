import type { ReactNode } from 'react'
import { words } from '#words'

interface Props {
  /** Id of the row of a table, or of a list. */
  id: string
  /** What the row is of, for screen readers. */
  label: string
}

/** A link to a row, for its head: shown while the pointer is over the row, or the focus on it. */
export function RowLink({ id, label }: Props): ReactNode {
  return (
    <a className="anchor" href={`#${id}`} aria-label={words.linkToRow(label)}>
      #
    </a>
  )
}
