import { CopyButton, data, Filtered, stackedTable as styles, tag } from 'docs-engine/tags'
import type { ReactNode } from 'react'
import {
  type Deployment,
  type DeploymentTable,
  STATUS_UNKNOWN,
} from '#facts/contracts/deployment.ts'
import { explorerAddressUrl } from '#facts/networks.ts'
import { captionOf, TableOrigin } from './table-origin.tsx'

/** Where a contract lives: a row for each network, with a link to the explorer and a copy button. */
export const AddressTable = tag(
  {
    /** The contract and where it lives. */
    table: data<DeploymentTable>(
      'a table of #facts/contracts/deployments.ts or blade.ts, such as v2Router',
      'contract',
      'rows',
    ),
  },
  function AddressTable({ table }) {
    const { contract, rows } = table
    return (
      <>
        <TableOrigin {...table} />
        <Filtered label="Find a network" placeholder="Name or chain id" rows={rows.length}>
          <table className={styles.table}>
            <caption>{captionOf(`${contract} addresses`, table.version, rows)}</caption>
            <thead>
              <tr>
                <th scope="col">Network</th>
                <th scope="col">Chain id</th>
                <th scope="col">Address</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <Row key={`${row.network.chainId}-${row.address}`} row={row} table={table} />
              ))}
            </tbody>
          </table>
        </Filtered>
      </>
    )
  },
)

function Row({ row, table }: { row: Deployment; table: DeploymentTable }): ReactNode {
  const { network, address, role, notes } = row
  const { chainId, name } = network
  return (
    <tr data-filter={`${name} ${chainId}`}>
      <th scope="row">{name}</th>
      <td className={styles.labeled} data-label="Chain id">
        {chainId}
      </td>
      <td className={styles.wide}>
        <span className={styles.value}>
          <a href={explorerAddressUrl(network, address)}>
            <code>{address}</code>
          </a>
          <CopyButton text={address} label={copyLabel(row, table)} />
        </span>
        {role !== undefined && <span className={styles.note}>{role}</span>}
        {notes.map(note => (
          <span
            key={note}
            className={note === STATUS_UNKNOWN ? `${styles.note} ${styles.warning}` : styles.note}
          >
            {note}
          </span>
        ))}
      </td>
    </tr>
  )
}

/** Names contract and network, and the end of the address where the network has several. */
function copyLabel({ network, address }: Deployment, { contract, rows }: DeploymentTable): string {
  const isOnlyOne = rows.filter(row => row.network === network).length === 1
  const which = isOnlyOne ? '' : `, ending in ${address.slice(-4)}`
  return `Copy the address of ${contract} on ${network.name}${which}`
}
