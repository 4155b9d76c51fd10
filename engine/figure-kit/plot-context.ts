import { createContext, use } from 'react'
import type { Margin, Scale } from './axis.ts'
import type { AxisLayout } from './axis-layout.ts'

/** A picture's size and scales; coordinates are units of the picture. */
export interface PlotFrame {
  readonly width: number
  readonly height: number
  readonly margin: Margin
  readonly isNarrow: boolean
  /** Size of its words. */
  readonly textSize: number
  readonly x: Scale
  readonly y: Scale
  readonly axes: AxisLayout
  /** Id of the picture's hatching. */
  readonly hatching: string
}

/** The picture that a mark stands in; read with `usePlot`. */
export const PlotContext = createContext<PlotFrame | undefined>(undefined)

/** @throws Error outside a plot. */
export function usePlot(): PlotFrame {
  const frame = use(PlotContext)
  if (!frame) throw new Error('a mark stands outside a plot')
  return frame
}
