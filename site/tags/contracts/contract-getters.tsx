import { ColumnHeads, InlineCode, stackedTable as stacked, tag } from 'docs-engine/tags'
import { contractDoc } from './contract-doc.ts'
import styles from './contract-functions.module.css'
import { resultsOf } from './signature.ts'

/** The values that a contract tells anybody, as one table. They take no parameter and do not revert. */
export const ContractGetters = tag(
  {
    doc: contractDoc,
  },
  function ContractGetters({ doc }) {
    return (
      <table className={`${stacked.rows} ${styles.fields}`}>
        <caption>Values that anybody can read from the {doc.contract}, without parameters</caption>
        <ColumnHeads names={['Function', 'Returns', 'Meaning']} />
        <tbody>
          {doc.getters.map(({ abi, meaning }) => (
            <tr key={abi.name}>
              <th scope="row">
                <code>{abi.name}()</code>
              </th>
              <td>
                <code>
                  {resultsOf(abi)
                    .map(({ type }) => type)
                    .join(', ')}
                </code>
              </td>
              <td className={styles.meaning}>
                <InlineCode text={meaning} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  },
)
