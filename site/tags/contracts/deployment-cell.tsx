import { CopyButton, stackedTable as styles } from 'docs-engine/tags'
import type { ReactNode } from 'react'
import { apiChainIds } from '#facts/api/networks.ts'
import {
  type Deployment,
  type DeploymentTable,
  NOT_IN_API_LIST,
  OUTSIDE_API_LIST,
  WARNINGS,
} from '#facts/contracts/deployment.ts'
import { explorerAddressUrl } from '#facts/networks.ts'
import own from './addresses.module.css'

interface Props {
  row: Deployment
  table: DeploymentTable
}

/** An address, with a link to the explorer, a button that copies it, and what a reader has to know of it. */
export function DeploymentCell({ row, table }: Props): ReactNode {
  const { network, address, role, notes } = row
  const isMarked = notes.includes(NOT_IN_API_LIST) || apiChainIds.has(network.chainId)
  const all = isMarked ? notes : [OUTSIDE_API_LIST, ...notes]
  const isWarning = (note: string) => WARNINGS.includes(note)
  return (
    <>
      <span className={`${styles.value} ${own.address}`}>
        <a href={explorerAddressUrl(network, address)}>
          <code>{address}</code>
        </a>
        <CopyButton text={address} label={copyLabel(row, table)} />
      </span>
      {role !== undefined && (
        <span className={styles.note} data-md="line">
          {role}
        </span>
      )}
      {all.map(note => (
        <span
          key={note}
          data-md="line"
          className={isWarning(note) ? `${styles.note} ${styles.warning}` : styles.note}
        >
          {note}
        </span>
      ))}
    </>
  )
}

/** Names contract and network, and the end of the address where the network has several. */
function copyLabel({ network, address }: Deployment, { contract, rows }: DeploymentTable): string {
  const isOnlyOne = rows.filter(row => row.network === network).length === 1
  const which = isOnlyOne ? '' : `, ending in ${address.slice(-4)}`
  return `Copy the address of ${contract} on ${network.name}${which}`
}
