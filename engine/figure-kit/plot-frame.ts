import { scaleLinear, scaleLog } from 'd3-scale'
import type { Axis, Margin } from './axis.ts'
import { axisLayout, NO_AXES, roomForLevels, ticksOf } from './axis-layout.ts'
import type { PlotFrame } from './plot-context.ts'
import { TEXT_SIZE } from './text-box.ts'

/** What a picture's size and scales are computed from. */
interface Given {
  readonly x: Axis
  readonly y: Axis
  readonly isNarrow: boolean
  readonly width: number
  readonly height: number
  /** Space around what is plotted; on the left at least this much. */
  readonly space: Margin
  readonly hasAxes: boolean
  readonly hatching: string
}

/** Names along an axis, where the axis does not say which. */
const LEVELS = 5
const PLACES = { wide: 7, narrow: 4 } as const

function scaleOf({ domain, isLogarithmic }: Axis, range: readonly [number, number]) {
  return (isLogarithmic ? scaleLog() : scaleLinear()).domain(domain).range(range)
}

/** Computes the size and the scales of a picture. On the left there is room for the longest name of a height. */
export function plotFrame(given: Given): PlotFrame {
  const { x, y, isNarrow, width, height, space, hasAxes, hatching } = given
  const screen = isNarrow ? 'narrow' : 'wide'
  const textSize = TEXT_SIZE[screen]
  const scaleY = scaleOf(y, [height - space.bottom, space.top])
  const levels = ticksOf(y, scaleY, isNarrow, LEVELS)
  const room = roomForLevels(levels.map(y.format), textSize)
  const margin = hasAxes ? { ...space, left: Math.max(space.left, room) } : space
  const scaleX = scaleOf(x, [margin.left, width - margin.right])
  const frame = { width, height, margin, isNarrow, textSize, x: scaleX, y: scaleY, hatching }
  if (!hasAxes) return { ...frame, axes: NO_AXES }
  const ticks = { x: ticksOf(x, scaleX, isNarrow, PLACES[screen]), y: levels }
  return { ...frame, axes: axisLayout(frame, { x, y }, ticks) }
}
