import type { ReactNode } from 'react'

interface Props {
  /** Names of the columns, each once. */
  names: readonly string[]
  /** Whether a column, counted from 0, holds numbers, so that its name is flush right, too. */
  isNumber?: (column: number) => boolean
}

/** The head of a table: a row with the names of its columns. */
export function ColumnHeads({ names, isNumber }: Props): ReactNode {
  return (
    <thead>
      <tr>
        {names.map((name, column) => (
          <th key={name} scope="col" data-number={isNumber?.(column) ? '' : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
