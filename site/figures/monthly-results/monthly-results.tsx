import { Bar, Figure, Labels, type LabelText, Plot, useFigure } from 'docs-engine/figures'
import { formatSigned } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { MONTHLY_RESULTS } from '#facts/blade/performance.ts'
import { MARKET, SUSHI } from '../tones.ts'
import { CONTROLS, MONTHS, shownAt, TEXT } from './model.ts'

/** Width of a bar, in months, and half the gap between the two of a month. */
const WIDTH = 0.43
const GAP = 0.02

const PICTURE = {
  label: 'Monthly results',
  x: {
    domain: [-0.5, MONTHLY_RESULTS.length - 0.5],
    title: MONTHS.span,
    format: (index: number) => MONTHS.names[index] ?? '',
    ticks: [...MONTHLY_RESULTS.keys()],
  },
  y: {
    domain: [-250, 550],
    title: 'Result of the month, bp',
    format: (value: number) => formatSigned(value),
    ticks: [-200, 0, 200, 400],
  },
  height: 320,
} as const

/** The bars of a month, each from its left edge: the pool, then holding. */
const BARS = [
  { name: 'Blade', key: 'blade', left: -WIDTH - GAP, tone: SUSHI },
  { name: 'Hold', key: 'hold', left: GAP, tone: MARKET },
] as const

/** Where bars are drawn: no word lies on one, whether it is full or light. */
const DRAWN = MONTHLY_RESULTS.flatMap((month, index) =>
  BARS.map(
    ({ key, left }) =>
      [
        [index + left, 0],
        [index + left + WIDTH, month[key]],
      ] as const,
  ),
)

/** The value of each bar at its end, and the names of both kinds below the first two. */
const VALUES: readonly LabelText[] = MONTHLY_RESULTS.flatMap((month, index) =>
  BARS.map(({ key, left, tone }) => ({
    text: formatSigned(month[key]),
    at: [index + left + WIDTH / 2, month[key]],
    dy: month[key] > 0 ? -10 : 12,
    anchor: 'middle',
    tone,
  })),
)
const NAMES: readonly LabelText[] = BARS.map(({ name, left, tone }) => ({
  text: name,
  at: [left + WIDTH / 2, 0],
  dy: 14,
  anchor: 'middle',
  tone,
}))

/** The published months as bars. */
export function MonthlyResults(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { result } = shownAt()

  return (
    <Figure figure={figure} text={TEXT} result={result}>
      <Plot {...PICTURE}>
        {MONTHLY_RESULTS.map((month, index) => (
          <g key={month.month}>
            {BARS.map(({ key, left, tone }) => (
              <Bar
                key={key}
                from={index + left}
                to={index + left + WIDTH}
                value={month[key]}
                tone={tone}
              />
            ))}
          </g>
        ))}
        <Labels labels={[...VALUES, ...NAMES]} bars={DRAWN} />
      </Plot>
    </Figure>
  )
}
