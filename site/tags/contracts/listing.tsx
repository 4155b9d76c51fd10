import { CopyButton } from 'docs-engine/tags'
import type { ReactNode } from 'react'
import type { DeploymentTable } from '#facts/contracts/deployment.ts'
import { type Spread, spreadOf } from '#facts/contracts/spread.ts'
import styles from './addresses.module.css'

/** How many exceptions are named; of more, the table tells. */
const NAMED_EXCEPTIONS = 6

/** Where rows were read, in a few words; the line above the table has it in full. */
function placeOf({ source, version }: DeploymentTable): string {
  return source ? 'the published documentation' : `version ${version} of the SDK`
}

function exceptionsOf({ exceptions }: NonNullable<Spread['common']>): string {
  if (exceptions.length === 0) return ''
  const names = exceptions.map(({ name }) => name).join(', ')
  return exceptions.length <= NAMED_EXCEPTIONS
    ? ` Exceptions: ${names}.`
    : ` Exceptions: ${exceptions.length} networks, each in the table.`
}

/** Says on how many networks a contract is listed, at which address, and where it differs. */
export function Listing({ table }: { table: DeploymentTable }): ReactNode {
  const { networks, addresses, common } = spreadOf(table)
  const place = placeOf(table)
  if (!common) {
    return (
      <p>
        Listed on {networks} networks in {place}, at {addresses} different addresses. Check the
        network before you use one.
      </p>
    )
  }
  const count =
    common.networks === networks ? `all ${networks}` : `${common.networks} of ${networks}`
  return (
    <>
      <p className={styles.common}>
        <code>{common.address}</code>
        <CopyButton
          text={common.address}
          label={`Copy the most common address of ${table.contract}`}
        />
      </p>
      <p>
        Listed at this address on {count} networks in {place}.{exceptionsOf(common)} Check the
        network before you use it.
      </p>
    </>
  )
}
