import type { ScaleContinuousNumeric } from 'd3-scale'
import { createContext, use } from 'react'

export type Scale = ScaleContinuousNumeric<number, number>

/** What is drawn along an axis. */
export interface Axis {
  readonly domain: readonly [number, number]
  /** What the axis measures, with the unit. */
  readonly title: string
  readonly format: (value: number) => string
  readonly isLogarithmic?: boolean
  /** Values that are named, on wide and on narrow screens; without them, round ones are. */
  readonly ticks?: readonly number[]
  readonly narrowTicks?: readonly number[]
}

/** An axis of which nothing is drawn, from 0 to 1. */
export const BLANK_AXIS: Axis = { domain: [0, 1], title: '', format: String, ticks: [] }

/** Space around what is plotted, in units of the picture. */
export interface Margin {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** A picture's measures and scales; coordinates are units of the picture. */
export interface PlotFrame {
  readonly width: number
  readonly height: number
  readonly margin: Margin
  readonly isNarrow: boolean
  readonly x: Scale
  readonly y: Scale
  /** Id of the picture's hatching. */
  readonly hatching: string
}

export const PlotContext = createContext<PlotFrame | undefined>(undefined)

/** @throws Error outside a plot. */
export function usePlot(): PlotFrame {
  const frame = use(PlotContext)
  if (!frame) throw new Error('a mark stands outside a plot')
  return frame
}
