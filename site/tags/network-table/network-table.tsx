import type { Source } from 'docs-engine/config'
import {
  ColumnHeads,
  Filtered,
  LongDate,
  RowLink,
  SourceLink,
  stackedTable as styles,
} from 'docs-engine/tags'
import type { ReactNode } from 'react'
import { type Network, otherName } from '#facts/networks.ts'

/** Something that stands on a network. */
interface NetworkRow {
  readonly network: Network
}

interface Props<Row extends NetworkRow> {
  /** What the table shows, for its caption. */
  title: string
  table: {
    /** Version of the protocol that the table shows. */
    readonly version: string
    /** How the rows came about: one sentence. */
    readonly origin: string
    readonly source?: Source
    readonly rows: readonly Row[]
  }
  /** Name of the last column. */
  column: string
  /** What tells a row from others. */
  keyOf: (row: Row) => string
  /** Whether that is the id of the row, to which links lead, and the row has such a link itself. */
  hasLinks?: boolean
  /** What stands above the table in place of the box to filter it. */
  lookup?: ReactNode
  /** The last cell of a row. */
  children: (row: Row) => ReactNode
}

/** What a row is found by; empty when its first two cells say it. */
function filterText(network: Network): string {
  const other = otherName(network)
  return other ? `${network.name} ${other} ${network.chainId}` : ''
}

/** What a network has, a row for each; when there are many, with a box to filter the rows or another way to look one up. */
export function NetworkTable<Row extends NetworkRow>(props: Props<Row>): ReactNode {
  const { title, table, column, keyOf, hasLinks = false, lookup, children } = props
  const { version, origin, source, rows } = table
  const count = rows.length === 1 ? '1 row' : `${rows.length} rows`
  const rowsTable = (
    <table className={styles.table}>
      <caption>{`${title}, version ${version}: ${count}`}</caption>
      <ColumnHeads names={['Network', 'Chain id', column]} />
      <tbody>
        {rows.map(row => (
          <tr
            key={keyOf(row)}
            id={hasLinks ? keyOf(row) : undefined}
            data-filter={lookup ? undefined : filterText(row.network)}
          >
            <th scope="row">
              {row.network.name}
              {hasLinks && <RowLink id={keyOf(row)} label={row.network.name} />}
            </th>
            <td data-label="Chain id">{row.network.chainId}</td>
            <td className={styles.wide}>{children(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <>
      <p className={styles.origin}>
        {origin}
        {source && (
          <>
            {' '}
            <SourceLink source={source}>Source</SourceLink>, read on{' '}
            <LongDate date={source.checked} />.
          </>
        )}
      </p>
      {lookup}
      {lookup ? (
        rowsTable
      ) : (
        <Filtered label="Find a network" placeholder="Name or chain id" rows={rows.length}>
          {rowsTable}
        </Filtered>
      )}
    </>
  )
}
