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
import { formatNumber, formatPercent } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { againstHolding, impermanentLoss } from '#math/amm/impermanent-loss.ts'
import { AMM, MARKET } from '../tones.ts'
import { CONTROLS, RATIOS, readAt, SHOWN, shownAt, TEXT } from './model.ts'
import { STEPS } from './steps.ts'

const PICTURE = {
  label: 'Value of a pool against holding by price ratio',
  x: {
    domain: SHOWN,
    title: 'Price now over price at the deposit',
    format: (ratio: number) => formatNumber(ratio),
    isLogarithmic: true,
    ticks: [0.1, 0.2, 0.5, 1, 2, 5, 10],
    narrowTicks: [0.1, 0.5, 1, 2, 10],
  },
  y: {
    domain: [-0.45, 0.3],
    title: 'Value of the pool against holding',
    format: (value: number) => formatPercent(value, 0),
    ticks: [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3],
    narrowTicks: [-0.4, -0.2, 0, 0.2],
  },
} as const
const LOSS = RATIOS.map(ratio => [ratio, impermanentLoss(ratio)] as const)

/** Impermanent loss by price ratio, and what fees do about it. */
export function LossAndFees(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { ratio, fees } = figure.values
  const { loss, withFees, ahead, result } = shownAt(figure.values)
  const gain: GuideEnds = { from: [ratio, loss], to: [ratio, withFees] }

  return (
    <Figure figure={figure} text={TEXT} result={result} steps={STEPS}>
      <Plot
        {...PICTURE}
        crosshair={at => readAt(at, fees)}
        onDrag={at => figure.set({ ratio: at })}
      >
        <Area tone={AMM} points={ahead.map(at => [at, 0, againstHolding(at, fees)])} />
        <Curve tone={MARKET} points={SHOWN.map(at => [at, 0])} />
        <Curve tone={AMM} points={LOSS} />
        <Curve tone={AMM} isSolid points={RATIOS.map(at => [at, againstHolding(at, fees)])} />
        <Guide {...gain} />
        <Point x={ratio} y={loss} tone={AMM} size={4.5} />
        <Point x={ratio} y={withFees} tone={AMM} size={6} />
        <Labels
          markers={[
            [ratio, loss],
            [ratio, withFees],
          ]}
          guides={[gain]}
          labels={[
            { text: 'With fees', at: [1, fees], dy: -14, anchor: 'middle', tone: AMM },
            {
              text: 'Before fees',
              at: [0.2, impermanentLoss(0.2)],
              dx: 16,
              dy: 10,
              tone: AMM,
            },
            { text: 'Holding', at: [SHOWN[0], 0], dx: 4, dy: -10, tone: MARKET },
          ]}
        />
      </Plot>
    </Figure>
  )
}
