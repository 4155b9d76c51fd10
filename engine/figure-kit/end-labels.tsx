import type { ReactNode } from 'react'
import { Label } from './label.tsx'
import type { Tone } from './marks.ts'
import { stack } from './place-labels.ts'
import { usePlot } from './plot-context.ts'

/** The end of a line, and its name. */
export interface LineEnd {
  readonly name: string
  readonly value: number
  readonly tone: Tone
}

/** Least distance of two names, and from the end of a line to its name, in units of the picture. */
const APART = 15
const GAP = 10

/** Names of lines at their right ends, moved apart where they would lie on one another. */
export function EndLabels({ at, ends }: { at: number; ends: readonly LineEnd[] }): ReactNode {
  const { x, y, height, margin } = usePlot()
  const sorted = ends.toSorted((a, b) => b.value - a.value)
  const bounds = { top: margin.top, bottom: height - margin.bottom - APART / 2 }
  const heights = stack(
    sorted.map(({ value }) => y(value)),
    APART,
    bounds,
  )
  return sorted.map(({ name, value, tone }, index) => (
    <Label
      key={name}
      place={{ x: x(at) + GAP, y: heights[index] ?? y(value), anchor: 'start' }}
      tone={tone}
    >
      {name}
    </Label>
  ))
}
