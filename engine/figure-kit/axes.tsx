import type { ReactNode } from 'react'
import styles from './plot.module.css'
import { type Axis, type Scale, usePlot } from './plot-context.ts'

function ticksOf(axis: Axis, scale: Scale, isNarrow: boolean, count: number): readonly number[] {
  return (isNarrow && axis.narrowTicks) || axis.ticks || scale.ticks(count)
}

/** Quiet axes: lines across for the vertical values, marks below for the horizontal ones. */
export function Axes({ x, y }: { x: Axis; y: Axis }): ReactNode {
  const { x: scaleX, y: scaleY, width, height, margin, isNarrow } = usePlot()
  const bottom = height - margin.bottom
  const right = width - margin.right
  const at = (scale: Scale, value: number) => Number(scale(value).toFixed(1))
  const heights = ticksOf(y, scaleY, isNarrow, 5)
  const places = ticksOf(x, scaleX, isNarrow, isNarrow ? 4 : 7)
  // All lines of a kind are one path: a page holds every picture twice.
  const lines = heights.map(value => `M${margin.left} ${at(scaleY, value)}H${right}`)
  const marks = places.map(value => `M${at(scaleX, value)} ${bottom}v4`)
  return (
    <>
      <path className={styles.grid} d={lines.join('')} />
      <path className={styles.base} d={`M${margin.left} ${bottom}H${right}${marks.join('')}`} />
      <g className={`${styles.tick} ${styles.level}`} textAnchor="end">
        {heights.map(value => (
          <text key={value} x={margin.left - 8} y={at(scaleY, value)}>
            {y.format(value)}
          </text>
        ))}
      </g>
      <g className={styles.tick} textAnchor="middle">
        {places.map(value => (
          <text key={value} x={at(scaleX, value)} y={bottom + 18}>
            {x.format(value)}
          </text>
        ))}
      </g>
      <text className={styles.title} x={2} y={14}>
        {y.title}
      </text>
      <text className={styles.title} x={right} y={height - 6} textAnchor="end">
        {x.title}
      </text>
    </>
  )
}
