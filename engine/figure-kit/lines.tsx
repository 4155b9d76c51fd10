import type { ReactNode } from 'react'
import { DIGITS, type Place, type Tone } from './marks.ts'
import { areaPath, linePath } from './paths.ts'
import styles from './plot.module.css'
import { usePlot } from './plot-context.ts'

/** A line through places. */
export function Curve({
  points,
  tone,
  isSolid = false,
  isThin = false,
}: {
  points: readonly Place[]
  tone: Tone
  /** Without the dashes of its tone: where it stands alone, or is what is set. */
  isSolid?: boolean
  /** For a line of many turns, and one that is exactly straight. */
  isThin?: boolean
}): ReactNode {
  const { x, y } = usePlot()
  return (
    <path
      className={`${styles.curve} ${styles[tone]}${isSolid ? ` ${styles.solid}` : ''}${isThin ? ` ${styles.thin}` : ''}`}
      d={linePath(points.map(([atX, atY]) => [x(atX), y(atY)]))}
    />
  )
}

/** The ground between two lines that have the same horizontal places. */
export function Area({
  points,
  tone,
}: {
  points: readonly (readonly [x: number, from: number, to: number])[]
  tone: Tone
}): ReactNode {
  const { x, y } = usePlot()
  const edge = (which: 1 | 2) => points.map((point): Place => [x(point[0]), y(point[which])])
  return <path className={`${styles.area} ${styles[tone]}`} d={areaPath(edge(2), edge(1))} />
}

/** The ends of a guide. */
export interface GuideEnds {
  readonly from: Place
  readonly to: Place
}

/** A straight, thin line that leads the eye. */
export function Guide({ from, to }: GuideEnds): ReactNode {
  const { x, y } = usePlot()
  return (
    <line
      className={styles.guide}
      x1={x(from[0]).toFixed(DIGITS)}
      y1={y(from[1]).toFixed(DIGITS)}
      x2={x(to[0]).toFixed(DIGITS)}
      y2={y(to[1]).toFixed(DIGITS)}
    />
  )
}
