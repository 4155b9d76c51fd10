import { type RowChoice, RowPicker } from 'docs-engine/tags'
import type { ReactNode } from 'react'
import { type Deployment, type DeploymentTable, rowPrefix } from '#facts/contracts/deployment.ts'
import { ETHEREUM } from '#facts/contracts/deployments.ts'
import { DeploymentCell } from './deployment-cell.tsx'

interface Choice extends RowChoice {
  deployments: readonly Deployment[]
}

/** A choice for each network; one may have several rows. */
function choicesOf({ rows }: DeploymentTable): Choice[] {
  return [...new Set(rows.map(row => row.network))].flatMap(network => {
    const deployments = rows.filter(row => row.network === network)
    const [first, ...rest] = deployments.map(({ id }) => id)
    if (first === undefined) return []
    return { label: `${network.name} (${network.chainId})`, rows: [first, ...rest], deployments }
  })
}

/** A choice of a network that answers with the addresses of a contract there; at first with those on Ethereum. */
export function NetworkPicker({ table }: { table: DeploymentTable }): ReactNode {
  const choices = choicesOf(table)
  const isOnEthereum = ({ deployments: [row] }: Choice) => row?.network.chainId === ETHEREUM
  const first = choices.find(isOnEthereum) ?? choices[0]
  if (!first) return null
  return (
    <RowPicker
      id={`${rowPrefix(table.contract)}-network`}
      label={`${table.contract} on`}
      choices={choices}
      first={first}
    >
      {first.deployments.map(row => (
        <DeploymentCell key={row.id} row={row} table={table} />
      ))}
    </RowPicker>
  )
}
