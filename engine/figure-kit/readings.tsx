import type { ReactNode } from 'react'
import styles from './figure.module.css'
import type { Reading } from './figure-content.ts'

/** The results of a figure, in rows of like lengths; on narrow screens, each in a line of its own. */
export function Readings({ readings }: { readings: readonly Reading[] }): ReactNode {
  return (
    <dl className={`${styles.readings} ${styles.balanced}`} data-count={readings.length}>
      {readings.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
