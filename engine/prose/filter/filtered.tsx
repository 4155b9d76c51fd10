import type { ReactNode } from 'react'
import { Island } from '#islands/island.tsx'
import { FilterIsland } from './filter-island.tsx'

/** Rows a table may have before it gets a box to filter them: what fits a screen. */
const ROWS_WITHOUT_FILTER = 12

interface Props {
  /** What the rows of the table are, for the box's label. */
  label: string
  /** What may be typed into the box, shown while it is empty. Default: nothing. */
  placeholder?: string
  /** Rows of the table. */
  rows: number
  /** The table; each row that may be hidden has `data-filter`, empty if its first two cells say what it is found by. */
  children: ReactNode
}

/** A table, with a box to filter its rows if it is long. */
export function Filtered({ label, placeholder = '', rows, children }: Props): ReactNode {
  if (rows <= ROWS_WITHOUT_FILTER) return children
  return (
    <Island
      name="filter"
      component={FilterIsland}
      props={{ label, placeholder }}
      slots={{ table: children }}
    />
  )
}
