import { ColumnHeads, tag } from 'docs-engine/tags'
import type { ReactElement } from 'react'
import { ROADMAP_YEAR, type RoadmapEntry, roadmap } from '#facts/roadmap.ts'
import styles from './roadmap-table.module.css'

function Entry({ subject, items }: RoadmapEntry): ReactElement {
  return (
    <>
      <span className={styles.subject} data-md="line">
        {subject}
        <span data-md="only">:</span>
      </span>
      <ul className={styles.items}>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}

/** The roadmap as published: a row for each quarter. */
export const RoadmapTable = tag({}, function RoadmapTable() {
  return (
    <table className={styles.table}>
      <ColumnHeads names={['Quarter', 'Announced']} />
      <tbody>
        {roadmap.map(({ quarter, entries }) => (
          <tr key={quarter}>
            <th scope="row">
              Q{quarter} {ROADMAP_YEAR}
            </th>
            <td>
              {entries.length === 0
                ? 'To be confirmed'
                : entries.map(entry => <Entry key={entry.subject} {...entry} />)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
