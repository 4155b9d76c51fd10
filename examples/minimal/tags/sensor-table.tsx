import { ValueTable } from 'docs-engine/tags'
import type { ReactElement } from 'react'
import { sensors } from '../data/station.ts'

/** What each sensor of the kit measures, how far and how well. */
export function SensorTable(): ReactElement {
  return (
    <ValueTable
      caption="The sensors of the kit"
      columns={['Value', 'Field', 'Range', 'Accuracy']}
      numeric={false}
      rows={sensors.map(({ name, field, unit, lowest, highest, accuracy }) => [
        name,
        <code key="field">{field}</code>,
        `${String(lowest).replace('-', '−')} to ${highest} ${unit}`,
        accuracy,
      ])}
    />
  )
}
