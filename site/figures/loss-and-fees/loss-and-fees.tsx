import {
  Area,
  Curve,
  Figure,
  Guide,
  Label,
  Plot,
  Point,
  spaced,
  useFigure,
} from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { againstHolding, breakEvenRatios, impermanentLoss } from '#math/amm/impermanent-loss.ts'
import { CONTROLS, RATIOS, readingsOf, SHOWN, sentenceOf, tableOf } from './model.ts'

const X_AXIS = {
  domain: SHOWN,
  title: 'Price now over price at the deposit',
  format: (value: number) => formatNumber(value),
  isLogarithmic: true,
  ticks: [0.1, 0.2, 0.5, 1, 2, 5, 10],
  narrowTicks: [0.1, 0.5, 1, 2, 10],
}
const Y_AXIS = {
  domain: [-0.45, 0.3] as const,
  title: 'Value of the pool against holding',
  format: (value: number) => formatPercent(value, 0),
  ticks: [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3],
  narrowTicks: [-0.4, -0.2, 0, 0.2],
}
const LOSS = RATIOS.map(ratio => [ratio, impermanentLoss(ratio)] as const)

/** Impermanent loss by price ratio, and what fees do about it. */
export function LossAndFees(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { ratio, fees } = figure.values
  const { lower, upper } = breakEvenRatios(fees)
  const ahead = spaced([Math.max(lower, SHOWN[0]), Math.min(upper, SHOWN[1])], 30, true)
  const sentence = sentenceOf(ratio, fees)
  const readAt = (at: number) => ({
    lines: [
      `${formatNumber(at, 2)} times the price`,
      `${formatPercent(impermanentLoss(at), 2)} before fees`,
      `${formatPercent(againstHolding(at, fees), 2)} with fees`,
    ],
    points: [
      { y: impermanentLoss(at), tone: 'second' as const },
      { y: againstHolding(at, fees), tone: 'first' as const },
    ],
  })

  return (
    <Figure
      figure={figure}
      title="Impermanent loss, and the fees that make up for it"
      caption="Wherever the price goes, up or down, the pool falls behind holding. Fee income lifts the whole curve: where it stands above zero, on the tinted ground, the pool has earned more than it lost."
      sentence={sentence}
      readings={readingsOf(ratio, fees)}
      table={tableOf(fees)}
    >
      <Plot
        label="Value of a pool against holding by price ratio"
        x={X_AXIS}
        y={Y_AXIS}
        crosshair={readAt}
        onDrag={at => figure.set({ ratio: at })}
      >
        <Area tone="first" points={ahead.map(at => [at, 0, againstHolding(at, fees)])} />
        <Curve
          tone="third"
          points={[
            [SHOWN[0], 0],
            [SHOWN[1], 0],
          ]}
        />
        <Curve tone="second" points={LOSS} />
        <Curve tone="first" points={RATIOS.map(at => [at, againstHolding(at, fees)])} />
        <Guide from={[ratio, impermanentLoss(ratio)]} to={[ratio, againstHolding(ratio, fees)]} />
        <Point x={ratio} y={impermanentLoss(ratio)} tone="second" size={4.5} />
        <Point x={ratio} y={againstHolding(ratio, fees)} tone="first" size={6} />
        <Label at={[SHOWN[0], 0]} dx={4} dy={-10}>
          Holding
        </Label>
        <Label at={[0.2, impermanentLoss(0.2)]} dx={16} dy={10} tone="second">
          Before fees
        </Label>
        <Label at={[1, fees]} dy={-14} anchor="middle" tone="first">
          With fees
        </Label>
      </Plot>
    </Figure>
  )
}
