import { data, tag } from 'docs-engine/tags'
import type { DeploymentTable } from '#facts/contracts/deployment.ts'
import { NetworkTable } from '../network-table/network-table.tsx'
import { DeploymentCell } from './deployment-cell.tsx'
import { Listing } from './listing.tsx'
import { NetworkPicker } from './network-picker.tsx'

/** Networks that a table may have before it gets a picker: what is seen at a glance. */
const NETWORKS_WITHOUT_PICKER = 5

/** Where a contract lives: what its networks share, a choice of one, and a row for each. */
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
    const isLong = new Set(table.rows.map(row => row.network)).size > NETWORKS_WITHOUT_PICKER
    return (
      <>
        {isLong && <Listing table={table} />}
        <NetworkTable
          title={`${table.contract} addresses`}
          table={table}
          column="Address"
          keyOf={({ id }) => id}
          lookup={isLong && <NetworkPicker table={table} />}
          hasLinks
        >
          {row => <DeploymentCell row={row} table={table} />}
        </NetworkTable>
      </>
    )
  },
)
