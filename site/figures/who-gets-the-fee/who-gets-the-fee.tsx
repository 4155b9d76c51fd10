import { Bar, BLANK_AXIS, Figure, Labels, Plot, useFigure } from 'docs-engine/figures'
import { formatPercent } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { AMM, SUSHI } from '../tones.ts'
import { CONTROLS, RATES, shownAt, TEXT } from './model.ts'

const { total, liquidityProviders } = RATES
const PICTURE = {
  label: 'Split of the fee',
  x: {
    domain: [0, total],
    title: 'Part of the amount swapped',
    format: (fraction: number) => formatPercent(fraction, 2),
    ticks: [0, liquidityProviders, total],
  },
  y: BLANK_AXIS,
  height: 150,
  margin: { left: 22, right: 22, top: 34 },
  narrowMargin: { left: 18, right: 18, top: 34 },
} as const

/** Who receives the fee of a typical swap. */
export function WhoGetsTheFee(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { result } = shownAt(figure.values)

  return (
    <Figure figure={figure} text={TEXT} result={result}>
      <Plot {...PICTURE}>
        <Bar from={0} to={liquidityProviders} value={1} tone={AMM} />
        <Bar from={liquidityProviders} to={total} value={1} tone={SUSHI} />
        <Labels
          labels={[
            { text: 'Liquidity providers', at: [0, 1], dx: 2, dy: -14, tone: AMM },
            { text: 'Protocol', at: [total, 1], dy: -14, anchor: 'end', tone: SUSHI },
          ]}
        />
      </Plot>
    </Figure>
  )
}
