import type { ReactNode } from 'react'
import styles from './plot.module.css'
import { usePlot } from './plot-context.ts'

/** Quiet axes: lines across for the vertical values, marks below for the horizontal ones. */
export function Axes(): ReactNode {
  const { axes, width, height, margin } = usePlot()
  const bottom = height - margin.bottom
  const right = width - margin.right
  // All lines of a kind are one path: a page holds every picture twice.
  const lines = axes.levels.map(({ y }) => `M${margin.left} ${y}H${right}`)
  const marks = axes.marks.map(x => `M${x} ${bottom}v4`)
  return (
    <>
      <path className={styles.grid} d={lines.join('')} />
      <path className={styles.base} d={`M${margin.left} ${bottom}H${right}${marks.join('')}`} />
      <g className={`${styles.tick} ${styles.level}`} textAnchor="end">
        {axes.levels.map(({ text, x, y }) => (
          <text key={y} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      <g className={styles.tick} textAnchor="middle">
        {axes.places.map(({ text, x, y }) => (
          <text key={x} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      {axes.titles.map(({ text, x, y, anchor }) => (
        <text key={text} className={styles.title} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </>
  )
}
