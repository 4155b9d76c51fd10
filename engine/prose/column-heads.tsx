import type { ReactNode } from 'react'

interface Props {
  /** Names of the columns, each once. */
  names: readonly string[]
  /** The mark of a column, counted from 0, that holds numbers, so that its name is flush right, too. */
  markOf?: (column: number) => '' | undefined
}

/** The head of a table: a row with the names of its columns. */
export function ColumnHeads({ names, markOf }: Props): ReactNode {
  return (
    <thead>
      <tr>
        {names.map((name, column) => (
          <th key={name} scope="col" data-number={markOf?.(column)}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
