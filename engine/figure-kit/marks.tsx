import { area, line } from 'd3-shape'
import type { ReactNode } from 'react'
import styles from './plot.module.css'
import { usePlot } from './plot-context.ts'

/** Which of the things compared a mark belongs to. Each has its color, its dashes and its marker. */
export type Tone = 'first' | 'second' | 'third'

/** The tones, and the ground of the page with an edge, for boxes that hold words. */
export type Fill = Tone | 'ground'

/** A place, in the units of the axes. */
export type Place = readonly [x: number, y: number]

/** Digits of a coordinate: a tenth of a unit cannot be seen. */
const DIGITS = 1

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
