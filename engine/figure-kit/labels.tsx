import type { ReactNode } from 'react'
import { boxesOf } from './axis-layout.ts'
import { Label } from './label.tsx'
import type { GuideEnds } from './lines.tsx'
import type { Place, Tone } from './marks.ts'
import { placeLabels } from './place-labels.ts'
import { type PlotFrame, usePlot } from './plot-context.ts'
import type { Anchor, Box } from './text-box.ts'

/** Words beside a mark. */
export interface LabelText {
  readonly text: string
  /** What it names. */
  readonly at: Place
  /** Where it stands best, from there, in units of the picture: its side by `anchor`, and its middle in height. */
  readonly dx?: number
  readonly dy?: number
  readonly anchor?: Anchor
  /** The thing it names; without it, an annotation. */
  readonly tone?: Tone
}

/** Half of the largest marker, with its edge. */
const MARKER = 8
/** What stays free between words and a guide: the edge in the color of the page around the words, which would cut the line. */
const BESIDE = 2.5
/** What stays free between words and the edge of the picture. */
const EDGE = 1

/** Where words may stand: above the base line and right of the names of heights, as far as the picture goes. */
function boundsOf({ width, height, margin }: PlotFrame): Box {
  return {
    left: margin.left,
    right: width - EDGE,
    top: EDGE,
    bottom: height - margin.bottom - EDGE,
  }
}

/**
 * The words of a picture. Each stands where it is wanted while there is room: it stays inside, and off the words
 * along the axes, the labels before it, markers, filled bars and guides. Labels are all in one list, those that matter most first,
 * and behind the marks, which would lie on them.
 */
export function Labels({
  labels,
  markers = [],
  bars = [],
  guides = [],
}: {
  /** What is not a label is left out. */
  labels: readonly (LabelText | false)[]
  /** Places of markers. */
  markers?: readonly Place[]
  /** Opposite corners of bars that are filled. */
  bars?: readonly (readonly [from: Place, to: Place])[]
  /** Guides, upright or level. */
  guides?: readonly GuideEnds[]
}): ReactNode {
  const frame = usePlot()
  const { x, y, textSize, axes } = frame
  const shown = labels.filter(label => label !== false)
  const boxOf = (from: Place, to: Place, space: number): Box => ({
    left: Math.min(x(from[0]), x(to[0])) - space,
    right: Math.max(x(from[0]), x(to[0])) + space,
    top: Math.min(y(from[1]), y(to[1])) - space,
    bottom: Math.max(y(from[1]), y(to[1])) + space,
  })
  const taken = [
    ...boxesOf(axes),
    ...markers.map(place => boxOf(place, place, MARKER)),
    ...bars.map(([from, to]) => boxOf(from, to, 0)),
    ...guides.map(({ from, to }) => boxOf(from, to, BESIDE)),
  ]
  const places = placeLabels(
    shown.map(({ text, at, dx = 0, dy = 0, anchor = 'start' }) => ({
      text,
      x: x(at[0]),
      y: y(at[1]),
      dx,
      dy,
      anchor,
    })),
    textSize,
    boundsOf(frame),
    taken,
  )
  return shown.map(({ text, tone }, index) => {
    const place = places[index]
    return (
      place && (
        <Label key={index} place={place} tone={tone}>
          {text}
        </Label>
      )
    )
  })
}
