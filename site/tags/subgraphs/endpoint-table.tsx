import { CopyButton, data, stackedTable as styles, tag } from 'docs-engine/tags'
import { GRAPH_KEY, type EndpointTable as Table } from '#facts/subgraphs/endpoint.ts'
import { breakable } from '../breakable.tsx'
import { NetworkTable } from '../network-table/network-table.tsx'

/** Where a subgraph is served: a row for each network, with a copy button. */
export const EndpointTable = tag(
  {
    /** The subgraph and where it is served. */
    table: data<Table>(
      'a table of #facts/subgraphs/endpoints.ts, such as cpamm',
      'subgraph',
      'rows',
    ),
  },
  function EndpointTable({ table }) {
    const { subgraph } = table
    return (
      <NetworkTable
        title={`${subgraph} subgraph endpoints`}
        table={table}
        column="Endpoint"
        keyOf={({ network }) => String(network.chainId)}
      >
        {({ network, url, needsKey, notes }) => (
          <>
            <span className={styles.value}>
              <code>{breakable(url)}</code>
              <CopyButton
                label={`Copy the endpoint of the ${subgraph} subgraph on ${network.name}`}
              />
            </span>
            {[needsKey ? `replace ${GRAPH_KEY}` : 'no key in the address', ...notes].map(note => (
              <span key={note} className={styles.note} data-md="line">
                {note}
              </span>
            ))}
          </>
        )}
      </NetworkTable>
    )
  },
)
