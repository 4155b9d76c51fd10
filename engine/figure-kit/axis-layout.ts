import type { Axis, Margin, Scale } from './axis.ts'
import { type Anchor, type Box, between, boxOfText, meet, textWidth } from './text-box.ts'

/** Words of an axis, at a place in units of the picture, and the room they take. */
export interface AxisText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly box: Box
}

/** What is drawn along the axes of a picture. */
export interface AxisLayout {
  /** Names of heights, each at the height of its line. */
  readonly levels: readonly AxisText[]
  /** Where the horizontal axis is marked, and the names below it. */
  readonly marks: readonly number[]
  readonly places: readonly AxisText[]
  readonly titles: readonly (AxisText & { readonly anchor: Anchor })[]
}

/** From the names of heights to the plot, and what stays free between words and the edge of the picture. */
const GAP = 8
const EDGE = 1
/** Least distance of two names along the horizontal axis. */
const APART = 4
/** From the plot down to the line of the names, and from the foot of the picture up to that of the title. */
const DROP = 18
const FOOT = 6
/** Where the title of the vertical axis stands. */
const TITLE = { x: 2, y: 14 } as const

/** The values that an axis names. */
export function ticksOf(axis: Axis, scale: Scale, isNarrow: boolean, count: number) {
  return (isNarrow && axis.narrowTicks) || axis.ticks || scale.ticks(count)
}

/** Room that the names of heights need on the left, in units of the picture. */
export function roomForLevels(texts: readonly string[], size: number): number {
  return Math.ceil(EDGE + GAP + Math.max(0, ...texts.map(text => textWidth(text, size))))
}

/** A picture with its axes. */
interface Picture {
  readonly width: number
  readonly height: number
  readonly margin: Margin
  readonly textSize: number
  readonly x: Scale
  readonly y: Scale
}

const rounded = (value: number) => Number(value.toFixed(1))

/**
 * Places of all that is drawn along the axes. The names at the ends stay inside the picture; one that would
 * lie on the name before it is left out.
 */
export function axisLayout(
  { width, height, margin, textSize: size, x, y }: Picture,
  axes: { x: Axis; y: Axis },
  ticks: { x: readonly number[]; y: readonly number[] },
): AxisLayout {
  const right = width - margin.right
  const placed = (
    text: string,
    at: { x: number; y: number; anchor: Anchor; isCentral: boolean },
  ) => ({
    text,
    x: rounded(at.x),
    y: rounded(at.y),
    anchor: at.anchor,
    box: boxOfText(text, size, at),
  })
  const levels = ticks.y.map(value =>
    placed(axes.y.format(value), {
      x: margin.left - GAP,
      y: y(value),
      anchor: 'end',
      isCentral: true,
    }),
  )
  const places: AxisText[] = []
  for (const value of ticks.x) {
    const text = axes.x.format(value)
    const half = textWidth(text, size) / 2 + EDGE
    const place = placed(text, {
      x: between(x(value), half, width - half),
      y: height - margin.bottom + DROP,
      anchor: 'middle',
      isCentral: false,
    })
    const last = places.at(-1)
    const hasRoom = !last || !meet({ ...last.box, right: last.box.right + APART }, place.box)
    if (hasRoom) places.push(place)
  }
  const titles = [
    placed(axes.y.title, { ...TITLE, anchor: 'start', isCentral: false }),
    placed(axes.x.title, { x: right, y: height - FOOT, anchor: 'end', isCentral: false }),
  ].filter(({ text }) => text !== '')
  return { levels, marks: ticks.x.map(value => rounded(x(value))), places, titles }
}

/** The layout of a picture without axes. */
export const NO_AXES: AxisLayout = { levels: [], marks: [], places: [], titles: [] }

/** The room that the words along the axes take. */
export function boxesOf({ levels, places, titles }: AxisLayout): Box[] {
  return [...levels, ...places, ...titles].map(({ box }) => box)
}
