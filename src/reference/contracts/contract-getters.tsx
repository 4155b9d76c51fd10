import type { ReactNode } from 'react'
import type { ContractDoc } from '#data/contracts/functions/function-doc.ts'
import { resultsOf } from '#data/contracts/functions/signature.ts'
import { inlineCode } from '../api/inline-code.ts'
import { tableRoles } from '../stacked-table/roles.ts'
import styles from './contract-functions.module.css'

/** The values that a contract tells anybody, as one table. They take no parameter and do not revert. */
export function ContractGetters({ doc }: { doc: ContractDoc }): ReactNode {
  return (
    <table className={styles.fields} {...tableRoles.table}>
      <caption>Values that anybody can read from the {doc.contract}, without parameters</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader}>Function</th>
          <th {...tableRoles.columnHeader}>Returns</th>
          <th {...tableRoles.columnHeader}>Meaning</th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {doc.getters.map(({ abi, meaning }) => (
          <tr key={abi.name} {...tableRoles.row}>
            <th {...tableRoles.rowHeader}>
              <code>{abi.name}()</code>
            </th>
            <td {...tableRoles.cell}>
              <code>
                {resultsOf(abi)
                  .map(({ type }) => type)
                  .join(', ')}
              </code>
            </td>
            <td {...tableRoles.cell} className={styles.meaning}>
              {inlineCode(meaning)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
