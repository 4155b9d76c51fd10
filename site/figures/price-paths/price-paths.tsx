import {
  Curve,
  EndLabels,
  Figure,
  Guide,
  niceTop,
  Plot,
  Point,
  useFigure,
} from 'docs-engine/figures'
import { formatNumber } from 'docs-engine/format'
import type { ReactNode } from 'react'
import {
  CONTROLS,
  DAYS,
  growthOf,
  OWN,
  PRICE_NAMES,
  pricesOf,
  readingsOf,
  SHOWN,
  sentenceOf,
  tableOf,
  times,
} from './model.ts'

const X_AXIS = {
  domain: [0, DAYS] as const,
  title: 'Days',
  format: (day: number) => formatNumber(day),
  ticks: [0, 2, 4, 6, 8, 10, 12],
  narrowTicks: [0, 4, 8, 12],
}
const PRICE_AXIS = {
  domain: SHOWN,
  title: 'Price, times the first',
  format: (price: number) => formatNumber(price),
  isLogarithmic: true,
  ticks: [0.25, 0.5, 1, 2, 4],
}
const MARGIN = { right: 92 }
const NARROW_MARGIN = { right: 82 }

type Changes = Partial<Record<keyof typeof CONTROLS, number>>

/** Blade's benchmark, holding and a constant product pool along a path that the reader picks or draws. */
export function PricePaths(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { values, set } = figure
  const { path, day, weight } = values
  const prices = pricesOf(
    path,
    PRICE_NAMES.map(name => values[name]),
  )
  const growth = growthOf(prices, weight)
  const last = growth[DAYS]
  const now = growth[day]
  const top = niceTop(growth.flatMap(({ hold, rebalanced }) => [hold, rebalanced]))
  const sentence = sentenceOf(growth, day)

  /** Sets the price of a day: the path shown, with this price, becomes the reader's own. */
  const draw = (at: number, price: number) => {
    const changes: Changes = { path: OWN, day: at }
    for (const [index, name] of PRICE_NAMES.entries()) changes[name] = prices[index + 1] ?? 1
    const name = PRICE_NAMES[at - 1]
    if (name) changes[name] = price
    set(changes)
  }
  const shown = {
    ...figure,
    values: { ...values, price: prices[day] ?? 1 },
    set: (changes: Changes) =>
      changes.price === undefined ? set(changes) : draw(day, changes.price),
  }

  return (
    <Figure
      figure={shown}
      title="One path, three strategies"
      caption="Above, the path of a price; below, what becomes of the same deposit. Swings that return put Blade’s benchmark, the daily rebalanced portfolio, first. On a trend holding is first. The constant product pool (CPMM), drawn without its fees, never leads."
      hint="Draw a path of your own in the upper picture, or pick one."
      sentence={sentence}
      readings={readingsOf(growth, day)}
      table={tableOf(prices, growth)}
    >
      <Plot
        label={`Path of the price over ${DAYS} days.`}
        x={X_AXIS}
        y={PRICE_AXIS}
        height={220}
        narrowHeight={210}
        margin={MARGIN}
        narrowMargin={NARROW_MARGIN}
        onDrag={(at, price) => draw(Math.max(Math.round(at), 1), price)}
      >
        <Guide from={[0, 1]} to={[DAYS, 1]} />
        <Curve tone="third" points={prices.map((price, at) => [at, price])} />
        <Point x={day} y={prices[day] ?? 1} tone="third" size={6} />
      </Plot>
      <Plot
        label="Growth of three strategies by day"
        x={X_AXIS}
        y={{ domain: [0, top], title: 'Value, times the deposit', format: times }}
        height={280}
        narrowHeight={260}
        margin={MARGIN}
        narrowMargin={NARROW_MARGIN}
        onDrag={at => set({ day: Math.round(at) })}
      >
        <Curve tone="third" points={growth.map(({ hold }, at) => [at, hold])} />
        <Curve
          tone="second"
          points={growth.map(({ constantProduct }, at) => [at, constantProduct])}
        />
        <Curve tone="first" points={growth.map(({ rebalanced }, at) => [at, rebalanced])} />
        {now && (
          <>
            <Point x={day} y={now.constantProduct} tone="second" size={4} />
            <Point x={day} y={now.hold} tone="third" size={4.5} />
            <Point x={day} y={now.rebalanced} tone="first" size={5.5} />
          </>
        )}
        {last && (
          <EndLabels
            at={DAYS}
            ends={[
              { name: 'Benchmark', value: last.rebalanced, tone: 'first' },
              { name: 'Holding', value: last.hold, tone: 'third' },
              { name: 'CPMM', value: last.constantProduct, tone: 'second' },
            ]}
          />
        )}
      </Plot>
    </Figure>
  )
}
