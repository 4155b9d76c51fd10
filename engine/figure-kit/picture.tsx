import { type PointerEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { Axes } from './axes.tsx'
import type { Axis, Margin } from './axis.ts'
import { Crosshair, type CrosshairReading } from './crosshair.tsx'
import type { Tone } from './marks.ts'
import styles from './plot.module.css'
import { PlotContext } from './plot-context.ts'
import { plotFrame } from './plot-frame.ts'

/** What a picture shows, and how it is drawn. */
export interface PlotProps {
  /** What the picture shows, for those who do not see it; the result stands in words below it. */
  label: string
  x: Axis
  y: Axis
  /**
   * Heights in units of the picture, of which the wide one has 600 in width and the narrow one 330. Without its
   * own, the narrow one is as high as the wide one, or 300.
   */
  height?: number
  narrowHeight?: number
  margin?: Partial<Margin>
  narrowMargin?: Partial<Margin>
  /** What is read at a place along the horizontal axis. */
  crosshair?: (x: number) => CrosshairReading | undefined
  /** The reader drags in the picture, at these values; `from` are those before, where the drag went on. */
  onDrag?: (x: number, y: number, from?: readonly [x: number, y: number]) => void
  /** False for a sketch, whose places mean nothing by themselves. */
  hasAxes?: boolean
  /** The tone of its bars that are hatched. */
  hatching?: Tone
  children: ReactNode
}

interface PictureProps extends Omit<PlotProps, 'height'> {
  isNarrow: boolean
  width: number
  height: number
  space: Margin
}

/** A picture for one kind of screen. */
export function Picture(props: PictureProps): ReactNode {
  const { label, x, y, isNarrow, width, height, space, crosshair, onDrag } = props
  const { hasAxes = true, hatching: hatched, children } = props
  const hatching = useId()
  const [pointed, setPointed] = useState<number>()
  const dragged = useRef<readonly [number, number]>(undefined)
  // The frame stays the same while the crosshair moves, so that marks are not drawn again.
  const frame = useMemo(
    () => plotFrame({ x, y, isNarrow, width, height, space, hasAxes, hatching }),
    [x, y, isNarrow, width, height, space, hasAxes, hatching],
  )

  const valuesAt = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const place = new DOMPoint(clientX, clientY).matrixTransform(
      currentTarget.getScreenCTM()?.inverse(),
    )
    const within = (value: number, [from, to]: readonly [number, number]) =>
      Math.min(Math.max(value, from), to)
    return [
      within(frame.x.invert(place.x), x.domain),
      within(frame.y.invert(place.y), y.domain),
    ] as const
  }
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const at = valuesAt(event)
    setPointed(at[0])
    if (!onDrag || event.buttons !== 1) return
    onDrag(...at, dragged.current)
    dragged.current = at
  }

  return (
    <svg
      className={`${styles.plot} ${isNarrow ? styles.narrow : styles.wide}${onDrag ? ' figure-draggable' : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      onPointerDown={event => {
        if (onDrag) event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = undefined
        point(event)
      }}
      onPointerMove={point}
      onPointerLeave={() => setPointed(undefined)}
    >
      {hatched && (
        <defs>
          <pattern
            id={hatching}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line className={`${styles.hatch} ${styles[hatched]}`} x1={3} x2={3} y2={6} />
          </pattern>
        </defs>
      )}
      <PlotContext value={frame}>
        {hasAxes && <Axes />}
        {children}
        {crosshair && pointed !== undefined && (
          <Crosshair x={pointed} reading={crosshair(pointed)} />
        )}
      </PlotContext>
    </svg>
  )
}
