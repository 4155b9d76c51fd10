import type { ReactNode } from 'react'
import { DIGITS, type Tone } from './marks.ts'
import type { PlacedLabel } from './place-labels.ts'
import styles from './plot.module.css'

/** Words at a place of the picture, in the ink of what they name; without a tone, an annotation. */
export function Label({
  place,
  tone,
  children,
}: {
  place: PlacedLabel
  tone: Tone | undefined
  children: string
}): ReactNode {
  return (
    <text
      className={tone ? `${styles.label} ${styles[tone]}` : styles.label}
      x={place.x.toFixed(DIGITS)}
      y={place.y.toFixed(DIGITS)}
      textAnchor={place.anchor}
    >
      {children}
    </text>
  )
}
