import {
  Curve,
  Dots,
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
  atStep,
  CONTROLS,
  courseOf,
  DAYS,
  inUsd,
  readingsOf,
  sentenceOf,
  tableOf,
} from './model.ts'

const X_AXIS = {
  domain: [0, DAYS] as const,
  title: 'Days',
  format: (day: number) => formatNumber(day),
  ticks: Array.from({ length: DAYS + 1 }, (_, day) => day),
}

/** A rebalanced portfolio step by step, beside holding and a constant product pool. */
export function Rebalancing(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { path, move, weight, step } = figure.values
  const course = courseOf(path, move, weight)
  const { days } = course
  const { portfolio } = atStep(course, step)
  const top = niceTop(days.flatMap(({ hold, rebalanced }) => [hold, rebalanced]))
  const last = days[DAYS]
  const sentence = sentenceOf(course, step)
  const ends = last
    ? [
        { name: 'Rebalanced', value: last.rebalanced, tone: 'first' as const },
        { name: 'Holding', value: last.hold, tone: 'third' as const },
        { name: 'CPMM', value: last.constantProduct, tone: 'second' as const },
      ]
    : []

  return (
    <Figure
      figure={figure}
      title="Rebalancing step by step"
      caption="Each day the price moves, then the portfolio is brought back to its target share. On a path that returns, that gains: the published example ends its second day at 1.125 times the start. On a trend, up or down, holding ends higher. CPMM is a constant product pool."
      sentence={sentence}
      readings={readingsOf(course, step)}
      table={tableOf(course)}
    >
      <Plot
        label="Value of three strategies by day"
        x={X_AXIS}
        y={{ domain: [0, top], title: 'Value, US dollars', format: inUsd }}
        margin={{ right: 92 }}
        narrowMargin={{ right: 82, left: 54 }}
        onDrag={day => figure.set({ step: Math.round(2 * day) })}
      >
        <Curve tone="third" points={days.map(({ hold }, day) => [day, hold])} />
        <Curve
          tone="second"
          points={days.map(({ constantProduct }, day) => [day, constantProduct])}
        />
        <Curve tone="first" points={days.map(({ rebalanced }, day) => [day, rebalanced])} />
        <Dots tone="first" points={days.map(({ rebalanced }, day) => [day, rebalanced])} />
        <Guide from={[Math.ceil(step / 2), 0]} to={[Math.ceil(step / 2), portfolio.total]} />
        <Point x={Math.ceil(step / 2)} y={portfolio.total} tone="first" size={7} />
        <EndLabels at={DAYS} ends={ends} />
      </Plot>
    </Figure>
  )
}
