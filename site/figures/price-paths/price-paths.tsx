import { Curve, Figure, Guide, Plot, Point, useFigure } from 'docs-engine/figures'
import { formatNumber } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { StrategyLines } from '../strategies.tsx'
import { AMM, MARKET, SUSHI } from '../tones.ts'
import { CONTROLS, DAYS, drawnAt, SHOWN, shownAt, TEXT, times } from './model.ts'

/** Both pictures have the days in common, one below the other. */
const SHARED = {
  x: {
    domain: [0, DAYS],
    title: 'Days',
    format: (day: number) => formatNumber(day),
    ticks: [0, 2, 4, 6, 8, 10, 12],
    narrowTicks: [0, 4, 8, 12],
  },
  margin: { right: 92 },
  narrowMargin: { right: 82 },
} as const
const PRICE = {
  ...SHARED,
  label: `Path of the price over ${DAYS} days.`,
  y: {
    domain: SHOWN,
    title: 'Price, times the first',
    format: (price: number) => formatNumber(price),
    isLogarithmic: true,
    ticks: [0.25, 0.5, 1, 2, 4],
  },
  height: 220,
  narrowHeight: 210,
} as const
const GROWTH = {
  ...SHARED,
  label: 'Growth of three strategies by day',
  height: 280,
  narrowHeight: 260,
} as const

/** Blade's benchmark, holding and a constant product pool along a path that the reader picks or draws. */
export function PricePaths(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { values, set } = figure
  const { day } = values
  const { prices, price, days, now, top, result } = shownAt(values)
  const draw = (at: number, to: number, from?: readonly [number, number]) =>
    set(drawnAt(values, [at, to], from))
  // The price shown is that of the path, and to set it is to draw.
  const drawn: typeof figure = {
    ...figure,
    values: { ...values, price },
    set: changes => (changes.price === undefined ? set(changes) : draw(day, changes.price)),
  }

  return (
    <Figure figure={drawn} text={TEXT} result={result}>
      <Plot {...PRICE} onDrag={draw}>
        <Guide from={[0, 1]} to={[DAYS, 1]} />
        <Curve tone={MARKET} points={prices.map((each, at) => [at, each])} />
        <Point x={day} y={price} tone={MARKET} size={6} />
      </Plot>
      <Plot
        {...GROWTH}
        y={{ domain: [0, top], title: 'Value, times the deposit', format: times }}
        onDrag={at => set({ day: Math.round(at) })}
      >
        <StrategyLines days={days} rebalanced="Benchmark">
          <Point x={day} y={now.constantProduct} tone={AMM} size={4} />
          <Point x={day} y={now.hold} tone={MARKET} size={4.5} />
          <Point x={day} y={now.rebalanced} tone={SUSHI} size={5.5} />
        </StrategyLines>
      </Plot>
    </Figure>
  )
}
