import { ColumnHeads, InlineCode, keyOf, stackedTable as stacked, tag } from 'docs-engine/tags'
import { endpoints } from '#facts/api/endpoints.ts'
import { type ApiParameter, parameters } from '#facts/api/parameters.ts'
import styles from './api-parameters.module.css'

function need({ required, default: value }: ApiParameter): string {
  if (required) return 'required'
  return value === undefined ? 'optional' : `optional, ${value} when left out`
}

/** The parameters of one call as a table. */
export const ApiParameters = tag(
  {
    /** A call of `facts/api/endpoints.ts`. */
    endpoint: keyOf(endpoints),
  },
  function ApiParameters({ endpoint }) {
    const rows: readonly ApiParameter[] = parameters[endpoint]
    return (
      <table className={`${stacked.table} ${styles.parameters}`}>
        <ColumnHeads names={['Parameter', 'In', 'Type', 'Needed', 'Meaning']} />
        <tbody>
          {rows.map(parameter => (
            <tr key={parameter.name}>
              <td>
                <code>{parameter.name}</code>
              </td>
              <td data-label="in the">{parameter.in}</td>
              <td>{parameter.type}</td>
              <td>{need(parameter)}</td>
              <td className={`${styles.meaning} ${stacked.whole}`}>
                <InlineCode text={parameter.meaning} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  },
)
