import type { ReactNode } from 'react'
import type { Tone } from './marks.ts'
import styles from './plot.module.css'
import { usePlot } from './plot-context.ts'
import { Point } from './shapes.tsx'

/** What a crosshair says. */
export interface CrosshairReading {
  /** A line of text each, the place itself first. */
  readonly lines: readonly string[]
  readonly points: readonly { readonly y: number; readonly tone: Tone }[]
}

/** Units of the picture from one line of text to the next. */
const LEADING = 16

/** Marks the place that is pointed at, and says what is there. */
export function Crosshair({
  x,
  reading,
}: {
  x: number
  reading: CrosshairReading | undefined
}): ReactNode {
  const { x: scaleX, width, height, margin } = usePlot()
  if (!reading) return null
  const at = scaleX(x)
  const isLeft = at > width / 2
  return (
    <g className="figure-crosshair">
      <line x1={at} x2={at} y1={margin.top} y2={height - margin.bottom} />
      {reading.points.map(({ y, tone }, index) => (
        <Point key={index} x={x} y={y} tone={tone} size={3.5} />
      ))}
      {reading.lines.map((line, index) => (
        <text
          key={line}
          className={index === 0 ? styles.label : styles.reading}
          x={at + (isLeft ? -8 : 8)}
          y={margin.top + 10 + index * LEADING}
          textAnchor={isLeft ? 'end' : 'start'}
        >
          {line}
        </text>
      ))}
    </g>
  )
}
