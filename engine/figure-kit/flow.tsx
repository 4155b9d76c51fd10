import { area, curveBumpX } from 'd3-shape'
import type { ReactNode } from 'react'
import type { Place, Tone } from './marks.ts'
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
  const path = area<Place>()
    .x(place => x(place[0]))
    .y0(place => y(place[1] - height / 2))
    .y1(place => y(place[1] + height / 2))
    .curve(curveBumpX)
    .digits(1)
  return <path className={`${styles.flow} ${styles[tone]}`} d={path([from, to]) ?? undefined} />
}
