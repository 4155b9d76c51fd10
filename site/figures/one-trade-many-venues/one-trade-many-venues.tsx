import {
  Bar,
  BLANK_AXIS,
  Figure,
  Flow,
  Labels,
  type LabelText,
  Plot,
  useFigure,
} from 'docs-engine/figures'
import type { ReactNode } from 'react'
import { inX, inY } from '../amounts.ts'
import { X, Y } from '../tones.ts'
import { CONTROLS, shownAt, TEXT } from './model.ts'
import { STEPS } from './steps.ts'

const MARGIN = { top: 12, right: 12, bottom: 12, left: 12 }
/** The sketch is laid out on a plane of one by one. */
const PICTURE = {
  label: 'A trade split over venues',
  x: BLANK_AXIS,
  y: BLANK_AXIS,
  height: 280,
  narrowHeight: 260,
  margin: MARGIN,
  narrowMargin: MARGIN,
  hasAxes: false,
} as const
/** Height of the whole trade, and of a venue, which takes all of it at most. */
const WHOLE = 0.28
/** Where the venues stand, from left to right. */
const VENUE_FROM = 0.38
const VENUE_TO = 0.62
/** Where the trade leaves and where it arrives. */
const START = 0.2
const END = 0.8

/** One trade over several venues, as the aggregator would split it. */
export function OneTradeManyVenues(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { venues, output, result } = shownAt(figure.values)
  let done = (1 - WHOLE) / 2 + WHOLE
  const bands = venues.map((venue, index) => {
    const middle = 1 - (index + 0.5) / venues.length
    const height = venue.share * WHOLE
    const from = done - height / 2
    done -= height
    return { ...venue, middle, height, from }
  })

  return (
    <Figure figure={figure} text={TEXT} result={result} steps={STEPS}>
      <Plot {...PICTURE}>
        {bands.map(({ name, middle, height, from }) =>
          height === 0 ? null : (
            <g key={name}>
              <Flow from={[START, from]} to={[VENUE_FROM, middle]} height={height} tone={X} />
              <Flow from={[VENUE_TO, middle]} to={[END, from]} height={height} tone={Y} />
            </g>
          ),
        )}
        {bands.map(({ name, middle }) => (
          <Bar
            key={name}
            from={VENUE_FROM}
            to={VENUE_TO}
            base={middle - WHOLE / 2}
            value={middle + WHOLE / 2}
            tone="ground"
          />
        ))}
        <Labels
          labels={[
            ...bands.flatMap(({ name, middle, share, percent }): LabelText[] => [
              { text: name, at: [0.5, middle], dy: -9, anchor: 'middle' },
              {
                text: share > 0 ? `${percent}%` : 'not used',
                at: [0.5, middle],
                dy: 9,
                anchor: 'middle',
                tone: X,
              },
            ]),
            { text: 'Sell', at: [0, 0.5], dy: -9 },
            { text: inX(figure.values.amount), at: [0, 0.5], dy: 9, tone: X },
            { text: 'Receive', at: [1, 0.5], dy: -9, anchor: 'end' },
            { text: inY(output), at: [1, 0.5], dy: 9, anchor: 'end', tone: Y },
          ]}
        />
      </Plot>
    </Figure>
  )
}
