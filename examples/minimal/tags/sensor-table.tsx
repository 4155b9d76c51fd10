import { RowLink, stackedTable as styles, tag } from 'docs-engine/tags'
import { sensors } from '../data/station.ts'

/** A cell that on a phone has a line of its own, which begins with the name of its column. */
const labeled = `${styles.whole} ${styles.labeled}`

/** What each sensor of the kit measures, how far and how well. */
export const SensorTable = tag({}, function SensorTable() {
  return (
    <table className={styles.table}>
      <caption>The sensors of the kit</caption>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Field</th>
          <th scope="col">Range</th>
          <th scope="col">Accuracy</th>
        </tr>
      </thead>
      <tbody>
        {sensors.map(({ name, field, unit, lowest, highest, accuracy }) => (
          <tr key={field} id={field}>
            <th scope="row">
              {name}
              <RowLink id={field} label={name} />
            </th>
            <td>
              <code>{field}</code>
            </td>
            <td className={labeled} data-label="Range">
              {`${String(lowest).replace('-', '−')} to ${highest}${unit}`}
            </td>
            <td className={labeled} data-label="Accuracy">
              {accuracy}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
