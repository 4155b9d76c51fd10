import type { ReactNode } from 'react'

interface Props {
  /** Id of the row. */
  id: string
  /** What the row is of, for screen readers. */
  label: string
}

/** A link to the row of a table, for its head: shown while the pointer is over the row, or the focus on it. */
export function RowLink({ id, label }: Props): ReactNode {
  return (
    <a className="anchor" href={`#${id}`} aria-label={`Link to ${label}`}>
      #
    </a>
  )
}
