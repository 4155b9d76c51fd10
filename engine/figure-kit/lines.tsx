import { area, line } from 'd3-shape'
import type { ReactNode } from 'react'
import { DIGITS, type Place, type Tone } from './marks.ts'
import styles from './plot.module.css'
import { usePlot } from './plot-context.ts'

/** A line through places. */
export function Curve({
  points,
  tone,
  isSolid = false,
}: {
  points: readonly Place[]
  tone: Tone
  /** Without the dashes of its tone, where it stands alone. */
  isSolid?: boolean
}): ReactNode {
  const { x, y } = usePlot()
  const path = line<Place>()
    .x(place => x(place[0]))
    .y(place => y(place[1]))
    .digits(DIGITS)
  return (
    <path
      className={`${styles.curve} ${styles[tone]}${isSolid ? ` ${styles.solid}` : ''}`}
      d={path(points) ?? undefined}
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
  const path = area<readonly [number, number, number]>()
    .x(place => x(place[0]))
    .y0(place => y(place[1]))
    .y1(place => y(place[2]))
    .digits(DIGITS)
  return <path className={`${styles.area} ${styles[tone]}`} d={path(points) ?? undefined} />
}

/** A straight, thin line that leads the eye. */
export function Guide({ from, to }: { from: Place; to: Place }): ReactNode {
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
