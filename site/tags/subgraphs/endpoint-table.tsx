import { CopyButton, data, Filtered, stackedTable as styles, tag } from 'docs-engine/tags'
import { GRAPH_KEY, type EndpointTable as Table } from '#facts/subgraphs/endpoint.ts'
import { captionOf, TableOrigin } from '../contracts/table-origin.tsx'

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
    const { subgraph, rows } = table
    return (
      <>
        <TableOrigin {...table} />
        <Filtered label="Find a network" placeholder="Name or chain id" rows={rows.length}>
          <table className={styles.table}>
            <caption>{captionOf(`${subgraph} subgraph endpoints`, table.version, rows)}</caption>
            <thead>
              <tr>
                <th scope="col">Network</th>
                <th scope="col">Chain id</th>
                <th scope="col">Endpoint</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ network: { chainId, name }, url, needsKey, notes }) => (
                <tr key={chainId} data-filter={`${name} ${chainId}`}>
                  <th scope="row">{name}</th>
                  <td className={styles.labeled} data-label="Chain id">
                    {chainId}
                  </td>
                  <td className={styles.wide}>
                    <span className={styles.value}>
                      <code>{url}</code>
                      <CopyButton
                        text={url}
                        label={`Copy the endpoint of the ${subgraph} subgraph on ${name}`}
                      />
                    </span>
                    {[needsKey ? `replace ${GRAPH_KEY}` : 'no key in the address', ...notes].map(
                      note => (
                        <span key={note} className={styles.note}>
                          {note}
                        </span>
                      ),
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Filtered>
      </>
    )
  },
)
