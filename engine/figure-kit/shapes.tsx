import type { ReactNode } from 'react'
import { DIGITS, type Fill, type Place, type Tone } from './marks.ts'
import styles from './plot.module.css'
import { usePlot } from './plot-context.ts'

/** A bar between two heights. */
export function Bar({
  from,
  to,
  base = 0,
  value,
  tone,
  isHatched = false,
}: {
  /** Left and right edge. */
  from: number
  to: number
  /** Lower and upper edge. */
  base?: number
  value: number
  tone: Fill
  /** For the part of a bar that has just changed. */
  isHatched?: boolean
}): ReactNode {
  const { x, y, hatching } = usePlot()
  const [top, bottom] = [y(Math.max(base, value)), y(Math.min(base, value))]
  return (
    <rect
      className={`${styles.bar} ${styles[tone]}`}
      fill={isHatched ? `url(#${hatching})` : undefined}
      x={x(from).toFixed(DIGITS)}
      width={Math.max(x(to) - x(from), 0).toFixed(DIGITS)}
      y={top.toFixed(DIGITS)}
      height={(bottom - top).toFixed(DIGITS)}
    />
  )
}

/** A marker: a disc, a square or a ring by its tone. */
export function Point({
  x: atX,
  y: atY,
  tone,
  size = 5,
}: {
  x: number
  y: number
  tone: Tone
  size?: number
}): ReactNode {
  const { x, y } = usePlot()
  const [cx, cy] = [Number(x(atX).toFixed(DIGITS)), Number(y(atY).toFixed(DIGITS))]
  const className = `${styles.point} ${styles[tone]}`
  if (tone !== 'second') return <circle className={className} cx={cx} cy={cy} r={size} />
  return (
    <rect
      className={className}
      x={(cx - size).toFixed(DIGITS)}
      y={(cy - size).toFixed(DIGITS)}
      width={2 * size}
      height={2 * size}
    />
  )
}

/** A dot at each of some places, all of them one path. */
export function Dots({ points, tone }: { points: readonly Place[]; tone: Tone }): ReactNode {
  const { x, y } = usePlot()
  const dots = points.map(([atX, atY]) => `M${x(atX).toFixed(DIGITS)} ${y(atY).toFixed(DIGITS)}h0`)
  return <path className={`${styles.dots} ${styles[tone]}`} d={dots.join('')} />
}
