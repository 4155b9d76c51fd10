import type { ScaleContinuousNumeric } from 'd3-scale'

/** Turns values of an axis into places of the picture. */
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
