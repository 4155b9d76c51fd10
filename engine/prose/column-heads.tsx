import type { ReactNode } from 'react'

interface Props {
  /** Names of the columns, each once. */
  names: readonly string[]
}

/** The head of a table: a row with the names of its columns. */
export function ColumnHeads({ names }: Props): ReactNode {
  return (
    <thead>
      <tr>
        {names.map(name => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
