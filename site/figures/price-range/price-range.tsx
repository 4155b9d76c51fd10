import {
  Area,
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
import { AMM, MARKET, X, Y } from '../tones.ts'
import { CONTROLS, readAt, SHOWN, shownAt, stateAt, TEXT, TOP } from './model.ts'
import { STEPS } from './steps.ts'

const PICTURE = {
  label: 'Worth of a position by price',
  x: {
    domain: SHOWN,
    title: 'Price of X, in Y',
    format: (price: number) => formatNumber(price),
    narrowTicks: [1_000, 2_000, 3_000, 4_000],
  },
  y: {
    domain: [0, TOP],
    title: 'Worth of the position, in Y',
    format: (worth: number) => formatNumber(worth),
    ticks: [0, 2_000, 4_000, 6_000, 8_000],
  },
} as const

/** A position of concentrated liquidity by price: what it holds and what that is worth. */
export function PriceRange(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { position, states, now, result } = shownAt(figure.values)
  const { range } = position
  const lower: GuideEnds = { from: [range.lower, 0], to: [range.lower, TOP] }
  const upper: GuideEnds = { from: [range.upper, 0], to: [range.upper, TOP] }

  return (
    <Figure figure={figure} text={TEXT} result={result} steps={STEPS}>
      <Plot
        {...PICTURE}
        crosshair={at => readAt(position, at)}
        onDrag={price => figure.set({ price })}
      >
        <Area tone={Y} points={states.map(({ at, y }) => [at, 0, y])} />
        <Area tone={X} points={states.map(({ at, y, value }) => [at, y, value])} />
        <Curve tone={Y} isThin points={states.map(({ at, y }) => [at, y])} />
        <Curve tone={MARKET} points={SHOWN.map(at => [at, stateAt(position, at).hold])} />
        <Curve tone={AMM} isSolid points={states.map(({ at, value }) => [at, value])} />
        <Guide {...lower} />
        <Guide {...upper} />
        <Point x={figure.values.price} y={now.value} tone={AMM} size={7} />
        <Labels
          markers={[[figure.values.price, now.value]]}
          guides={[lower, upper]}
          labels={[
            {
              text: formatNumber(range.lower, 0),
              at: [range.lower, TOP],
              dx: -6,
              dy: 8,
              anchor: 'end',
            },
            { text: formatNumber(range.upper, 0), at: [range.upper, TOP], dx: 6, dy: 8 },
            { text: 'In X', at: [1_100, 700], anchor: 'middle', tone: X },
            { text: 'In Y', at: [3_300, 1_000], anchor: 'middle', tone: Y },
            {
              text: 'Holding',
              at: [3_500, stateAt(position, 3_500).hold],
              dx: -6,
              dy: -12,
              anchor: 'end',
              tone: MARKET,
            },
          ]}
        />
      </Plot>
    </Figure>
  )
}
