import type { ReactNode } from 'react'
import { Label } from './label.tsx'
import type { Tone } from './marks.ts'
import { usePlot } from './plot-context.ts'

/** The end of a line, and its name. */
export interface LineEnd {
  readonly name: string
  readonly value: number
  readonly tone: Tone
}

/** Least distance of two names, in units of the picture. */
const APART = 15

/** Names of lines at their right ends, moved apart where they would lie on one another. */
export function EndLabels({ at, ends }: { at: number; ends: readonly LineEnd[] }): ReactNode {
  const { y } = usePlot()
  let last = Number.NEGATIVE_INFINITY
  return ends
    .toSorted((a, b) => b.value - a.value)
    .map(({ name, value, tone }) => {
      const own = y(value)
      last = Math.max(own, last + APART)
      return (
        <Label key={name} at={[at, value]} dx={10} dy={last - own} tone={tone}>
          {name}
        </Label>
      )
    })
}
