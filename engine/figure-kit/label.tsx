import type { ReactNode } from 'react'
import { DIGITS, type Place, type Tone } from './marks.ts'
import styles from './plot.module.css'
import { usePlot } from './plot-context.ts'

/** Words beside a mark. */
export function Label({
  at,
  dx = 0,
  dy = 0,
  anchor = 'start',
  tone,
  children,
}: {
  at: Place
  dx?: number
  dy?: number
  anchor?: 'start' | 'middle' | 'end'
  /** The thing it names; without it, an annotation. */
  tone?: Tone
  children: string
}): ReactNode {
  const { x, y } = usePlot()
  return (
    <text
      className={tone ? `${styles.label} ${styles[tone]}` : styles.label}
      x={(x(at[0]) + dx).toFixed(DIGITS)}
      y={(y(at[1]) + dy).toFixed(DIGITS)}
      textAnchor={anchor}
    >
      {children}
    </text>
  )
}
