import { CopyButton, data, stackedTable as styles, tag } from 'docs-engine/tags'
import { type Deployment, type DeploymentTable, WARNINGS } from '#facts/contracts/deployment.ts'
import { explorerAddressUrl } from '#facts/networks.ts'
import { NetworkTable } from '../network-table/network-table.tsx'

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
    return (
      <NetworkTable
        title={`${table.contract} addresses`}
        table={table}
        column="Address"
        keyOf={({ id }) => id}
        hasLinks
      >
        {row => (
          <>
            <span className={styles.value}>
              <a href={explorerAddressUrl(row.network, row.address)}>
                <code>{row.address}</code>
              </a>
              <CopyButton text={row.address} label={copyLabel(row, table)} />
            </span>
            {row.role !== undefined && <span className={styles.note}>{row.role}</span>}
            {row.notes.map(note => (
              <span
                key={note}
                className={
                  WARNINGS.includes(note) ? `${styles.note} ${styles.warning}` : styles.note
                }
              >
                {note}
              </span>
            ))}
          </>
        )}
      </NetworkTable>
    )
  },
)

/** Names contract and network, and the end of the address where the network has several. */
function copyLabel({ network, address }: Deployment, { contract, rows }: DeploymentTable): string {
  const isOnlyOne = rows.filter(row => row.network === network).length === 1
  const which = isOnlyOne ? '' : `, ending in ${address.slice(-4)}`
  return `Copy the address of ${contract} on ${network.name}${which}`
}
