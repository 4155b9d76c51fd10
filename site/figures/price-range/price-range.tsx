import { Area, Curve, Figure, Guide, Label, Plot, Point, useFigure } from 'docs-engine/figures'
import { formatNumber } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { EXAMPLE_PRICE } from '#math/amm/examples.ts'
import {
  CONTROLS,
  positionOf,
  pricesFor,
  readingsOf,
  SHOWN,
  sentenceOf,
  stateAt,
  tableOf,
} from './model.ts'

const X_AXIS = {
  domain: SHOWN,
  title: 'Price of X, in Y',
  format: (value: number) => formatNumber(value),
  narrowTicks: [1_000, 2_000, 3_000, 4_000],
}
const TOP = 7_000
const Y_AXIS = {
  domain: [0, TOP] as const,
  title: 'Worth of the position, in Y',
  format: (value: number) => formatNumber(value),
  ticks: [0, 2_000, 4_000, 6_000],
}

/** A position of concentrated liquidity by price: what it holds and what that is worth. */
export function PriceRange(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { lower, upper, price, tier } = figure.values
  const position = positionOf(lower, upper, tier)
  const { range } = position
  const states = pricesFor(position).map(at => ({ at, ...stateAt(position, at) }))
  const now = stateAt(position, price)
  const sentence = sentenceOf(position, price)
  const readAt = (at: number) => {
    const { x, y, value } = stateAt(position, at)
    return {
      lines: [
        `At ${formatNumber(at, 0)} Y`,
        `${formatNumber(x, 3)} X and ${formatNumber(y, 0)} Y`,
        `worth ${formatNumber(value, 0)} Y`,
      ],
      points: [{ y: value, tone: 'first' as const }],
    }
  }

  return (
    <Figure
      figure={figure}
      title="A position between two prices"
      caption={`The same capital, put in at ${formatNumber(EXAMPLE_PRICE)} Y. Inside the range the position turns X into Y as the price rises. Beyond either end it holds one token and no longer trades. Narrow the range: efficiency rises, and the ends come nearer.`}
      sentence={sentence}
      readings={readingsOf(position, price)}
      table={tableOf(position)}
    >
      <Plot
        label="Worth of a position by price"
        x={X_AXIS}
        y={Y_AXIS}
        crosshair={readAt}
        onDrag={at => figure.set({ price: at })}
      >
        <Area tone="second" points={states.map(({ at, y }) => [at, 0, y])} />
        <Area tone="first" points={states.map(({ at, y, value }) => [at, y, value])} />
        <Curve tone="second" points={states.map(({ at, y }) => [at, y])} />
        <Curve tone="third" points={SHOWN.map(at => [at, stateAt(position, at).hold])} />
        <Curve tone="first" points={states.map(({ at, value }) => [at, value])} />
        <Guide from={[range.lower, 0]} to={[range.lower, TOP]} />
        <Guide from={[range.upper, 0]} to={[range.upper, TOP]} />
        <Label at={[range.lower, TOP]} dx={-6} dy={8} anchor="end">
          {formatNumber(range.lower, 0)}
        </Label>
        <Label at={[range.upper, TOP]} dx={6} dy={8}>
          {formatNumber(range.upper, 0)}
        </Label>
        <Label at={[1_100, 700]} anchor="middle" tone="first">
          In X
        </Label>
        <Label at={[3_300, 1_000]} anchor="middle" tone="second">
          In Y
        </Label>
        <Label at={[3_500, stateAt(position, 3_500).hold]} dx={-6} dy={-12} anchor="end">
          Holding
        </Label>
        <Point x={price} y={now.value} tone="first" size={7} />
      </Plot>
    </Figure>
  )
}
