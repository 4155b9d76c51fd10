import { inlineCode, stackedTable as stacked } from 'docs-engine/tags'
import { isEndpointName } from '#facts/api/endpoints.ts'
import { type ApiParameter, parameters } from '#facts/api/parameters.ts'
import styles from './api-parameters.module.css'

interface ApiParametersProps {
  /** A key of `endpoints`, such as "swap". */
  endpoint: string
}

function need({ required, default: value }: ApiParameter): string {
  if (required) return 'required'
  return value === undefined ? 'optional' : `optional, ${value} when left out`
}

/**
 * The parameters of one call as a table.
 * @throws RangeError when no endpoint has the name
 */
export function ApiParameters({ endpoint }: ApiParametersProps) {
  if (!isEndpointName(endpoint)) throw new RangeError(`There is no API endpoint "${endpoint}"`)
  const rows: readonly ApiParameter[] = parameters[endpoint]
  return (
    <table className={stacked.table}>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">In</th>
          <th scope="col">Type</th>
          <th scope="col">Needed</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(parameter => (
          <tr key={parameter.name}>
            <td>
              <code>{parameter.name}</code>
            </td>
            <td className={stacked.labeled} data-label="in the">
              {parameter.in}
            </td>
            <td>{parameter.type}</td>
            <td>{need(parameter)}</td>
            <td className={`${styles.meaning} ${stacked.whole}`}>
              {inlineCode(parameter.meaning)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
