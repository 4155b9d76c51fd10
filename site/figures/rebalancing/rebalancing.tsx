import { Dots, Figure, Guide, Plot, Point, useFigure } from 'docs-engine/figures'
import { formatNumber } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { StrategyLines } from '../strategies.tsx'
import { SUSHI } from '../tones.ts'
import { CONTROLS, DAYS, inUsd, shownAt, TEXT } from './model.ts'

const PICTURE = {
  label: 'Value of three strategies by day',
  x: {
    domain: [0, DAYS],
    title: 'Days',
    format: (day: number) => formatNumber(day),
    ticks: Array.from({ length: DAYS + 1 }, (_, day) => day),
  },
  margin: { right: 92 },
  narrowMargin: { right: 82, left: 54 },
} as const

/** A rebalanced portfolio step by step, beside holding and a constant product pool. */
export function Rebalancing(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { day, portfolio, days, top, result } = shownAt(figure.values)

  return (
    <Figure figure={figure} text={TEXT} result={result}>
      <Plot
        {...PICTURE}
        y={{ domain: [0, top], title: 'Value, US dollars', format: inUsd }}
        onDrag={at => figure.set({ step: Math.round(2 * at) })}
      >
        <StrategyLines days={days} rebalanced="Rebalanced">
          <Dots tone={SUSHI} points={days.map(({ rebalanced }, at) => [at, rebalanced])} />
          <Guide from={[day, 0]} to={[day, portfolio.total]} />
          <Point x={day} y={portfolio.total} tone={SUSHI} size={7} />
        </StrategyLines>
      </Plot>
    </Figure>
  )
}
