import {
  Curve,
  Figure,
  Guide,
  type GuideEnds,
  Labels,
  Plot,
  Point,
  useFigure,
} from 'docs-engine/figures'
import { formatNumber } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { SUSHI } from '../tones.ts'
import { CONTROLS, inDigits, leadOf, readAt, SHOWN, shownAt, TEXT } from './model.ts'

/** No lead is greater, whatever is set. */
const MOST = 1
/** Where the two ways of the second day are named: well inside each, so that neither can change sides. */
const [DOWN, UP, TOP] = [0.6, 2, 0.88] as const
const PICTURE = {
  label: 'Lead of rebalancing over holding by the move on the second day',
  x: {
    domain: SHOWN,
    title: 'Move on day 2: price after over before',
    format: (factor: number) => formatNumber(factor, 1),
    ticks: [0.5, 1, 1.5, 2, 2.5, 3],
  },
  y: {
    domain: [-MOST, MOST],
    title: 'Rebalanced less holding',
    format: (lead: number) => formatNumber(lead, 1),
    ticks: [-1, -0.5, 0, 0.5, 1],
  },
  height: 300,
  narrowHeight: 270,
} as const

/** Where neither is ahead, and where the second day moves nothing. */
const NO_LEAD: GuideEnds = { from: [SHOWN[0], 0], to: [SHOWN[1], 0] }
const NO_MOVE: GuideEnds = { from: [1, -MOST], to: [1, MOST] }

/** The lead of rebalancing after two days, a straight line in the second day's move. */
export function TwoDayRule(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { values } = figure
  const { lead, result } = shownAt(values)

  return (
    <Figure figure={figure} text={TEXT} result={result}>
      <Plot
        {...PICTURE}
        crosshair={second => readAt(values, second)}
        onDrag={second => figure.set({ second })}
      >
        <Guide {...NO_LEAD} />
        <Guide {...NO_MOVE} />
        <Curve tone={SUSHI} isThin points={SHOWN.map(second => [second, leadOf(values, second)])} />
        <Point x={values.second} y={lead} tone={SUSHI} size={7} />
        <Labels
          markers={[[values.second, lead]]}
          guides={[NO_LEAD, NO_MOVE]}
          labels={[
            {
              text: inDigits(lead),
              at: [values.second, lead],
              dy: -20,
              anchor: 'middle',
              tone: SUSHI,
            },
            { text: 'Down', at: [DOWN, TOP], anchor: 'middle' },
            { text: 'Up', at: [UP, TOP], anchor: 'middle' },
          ]}
        />
      </Plot>
    </Figure>
  )
}
