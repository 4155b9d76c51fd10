import { Bar, Figure, Label, Plot, useFigure } from 'docs-engine/figures'
import { formatMonth, formatSigned } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { MONTHLY_RESULTS } from '#facts/blade/performance.ts'
import { lead, sum } from '#math/blade/monthly-results.ts'

const CONTROLS = {}
/** Width of a bar, in months, and half the gap between the two of a month. */
const WIDTH = 0.43
const GAP = 0.02

const monthName = (index: number) => {
  const result = MONTHLY_RESULTS[index]
  return result ? formatMonth(result.month).replace(/ \d+$/, '') : ''
}
const indexes = MONTHLY_RESULTS.map((_, index) => index)
const X_AXIS = {
  domain: [-0.5, MONTHLY_RESULTS.length - 0.5] as const,
  title: `${formatMonth(MONTHLY_RESULTS[0].month)} to ${formatMonth(MONTHLY_RESULTS[3].month)}`,
  format: monthName,
  ticks: indexes,
}
const Y_AXIS = {
  domain: [-250, 550] as const,
  title: 'Result of the month, bp',
  format: (value: number) => formatSigned(value),
  ticks: [-200, 0, 200, 400],
}
const TABLE = {
  columns: [
    { title: 'Month' },
    { title: 'Blade, bp', format: (value: number) => formatSigned(value) },
    { title: 'Holding, bp', format: (value: number) => formatSigned(value) },
    { title: 'Lead of Blade, bp', format: (value: number) => formatSigned(value) },
  ],
  rows: MONTHLY_RESULTS.map(result => [
    formatMonth(result.month),
    result.blade,
    result.hold,
    lead(result),
  ]),
}
const LEADS = MONTHLY_RESULTS.map(lead)
const SENTENCE = `The market moves both by up to hundreds of basis points. Blade is ahead by ${LEADS.slice(0, -1).join(', ')} and ${LEADS.at(-1)}, which makes ${sum(LEADS)} in all.`

/** The published months as bars. */
export function MonthlyResults(): ReactNode {
  const figure = useFigure(CONTROLS)
  return (
    <Figure
      figure={figure}
      title="The published months"
      caption="Full bars are Blade’s pool, light ones holding the same assets. Both follow the market; the lead is the small difference of each pair. These four months are all that is published, chosen by the publisher."
      sentence={SENTENCE}
      table={TABLE}
    >
      <Plot label="Monthly results" x={X_AXIS} y={Y_AXIS} height={320}>
        {MONTHLY_RESULTS.map(({ month, blade, hold }, index) => (
          <g key={month}>
            <Bar from={index - WIDTH - GAP} to={index - GAP} value={blade} tone="first" />
            <Bar from={index + GAP} to={index + WIDTH + GAP} value={hold} tone="second" />
            <Label
              at={[index - WIDTH / 2 - GAP, blade]}
              dy={blade > 0 ? -10 : 12}
              anchor="middle"
              tone="first"
            >
              {formatSigned(blade)}
            </Label>
            <Label
              at={[index + WIDTH / 2 + GAP, hold]}
              dy={hold > 0 ? -10 : 12}
              anchor="middle"
              tone="second"
            >
              {formatSigned(hold)}
            </Label>
          </g>
        ))}
        <Label at={[-WIDTH / 2 - GAP, 0]} dy={14} anchor="middle" tone="first">
          Blade
        </Label>
        <Label at={[WIDTH / 2 + GAP, 0]} dy={14} anchor="middle" tone="second">
          Hold
        </Label>
      </Plot>
    </Figure>
  )
}
