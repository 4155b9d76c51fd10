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
  return (
    <g>
      {ticksOf(y, scaleY, isNarrow, 5).map(value => (
        <g key={value} transform={`translate(0 ${scaleY(value).toFixed(1)})`}>
          <line className={styles.grid} x1={margin.left} x2={right} />
          <text className={styles.tick} x={margin.left - 8} dy="0.32em" textAnchor="end">
            {y.format(value)}
          </text>
        </g>
      ))}
      <line className={styles.base} x1={margin.left} x2={right} y1={bottom} y2={bottom} />
      {ticksOf(x, scaleX, isNarrow, isNarrow ? 4 : 7).map(value => (
        <g key={value} transform={`translate(${scaleX(value).toFixed(1)} ${bottom})`}>
          <line className={styles.base} y2={4} />
          <text className={styles.tick} y={18} textAnchor="middle">
            {x.format(value)}
          </text>
        </g>
      ))}
      <text className={styles.title} x={2} y={14}>
        {y.title}
      </text>
      <text className={styles.title} x={right} y={height - 6} textAnchor="end">
        {x.title}
      </text>
    </g>
  )
}
