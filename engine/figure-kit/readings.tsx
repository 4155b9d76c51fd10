import type { ReactNode } from 'react'
import styles from './figure.module.css'
import type { Reading } from './figure-content.ts'

/** The results of a figure, side by side. */
export function Readings({ readings }: { readings: readonly Reading[] }): ReactNode {
  return (
    <dl className={styles.readings}>
      {readings.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
