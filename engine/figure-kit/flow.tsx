import type { ReactNode } from 'react'
import type { Place, Tone } from './marks.ts'
import { bandPath } from './paths.ts'
import styles from './plot.module.css'
import { usePlot } from './plot-context.ts'

/** A band from one place to another, as high as what flows in it. */
export function Flow({
  from,
  to,
  height,
  tone,
}: {
  from: Place
  to: Place
  /** In the units of the vertical axis, above zero. */
  height: number
  tone: Tone
}): ReactNode {
  const { x, y } = usePlot()
  const edge = (side: number): [Place, Place] => [
    [x(from[0]), y(from[1] + (side * height) / 2)],
    [x(to[0]), y(to[1] + (side * height) / 2)],
  ]
  return <path className={`${styles.flow} ${styles[tone]}`} d={bandPath(edge(1), edge(-1))} />
}
