import {
  Curve,
  Dots,
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
import { CONCENTRATED_LIQUIDITY_TIERS } from '#facts/amm/fees.ts'
import { AMM } from '../tones.ts'
import { CONTROLS, efficiencyOf, NARROWEST, readAt, SHOWN, shownAt, TEXT, WIDTHS } from './model.ts'

const BOTTOM = 1
const PICTURE = {
  label: 'Capital efficiency by the width of a range',
  x: {
    domain: SHOWN,
    title: 'Range to each side of the price',
    format: (width: number) => formatPercent(width),
    isLogarithmic: true,
    ticks: [0.0001, 0.001, 0.01, 0.1, 1],
  },
  y: {
    domain: [BOTTOM, 30_000],
    title: 'Capital efficiency, times',
    format: (factor: number) => formatNumber(factor),
    isLogarithmic: true,
    ticks: [1, 10, 100, 1_000, 10_000],
  },
  height: 360,
  narrowHeight: 320,
} as const

/** Capital efficiency of a range of concentrated liquidity by its width, with what each tier allows. */
export function WidthOfRange(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { width, efficiency, result } = shownAt(figure.values)
  const reading: GuideEnds = { from: [width, BOTTOM], to: [width, efficiency] }

  return (
    <Figure figure={figure} text={TEXT} result={result}>
      <Plot {...PICTURE} crosshair={readAt} onDrag={at => figure.set({ width: at })}>
        <Curve tone={AMM} isSolid isThin points={WIDTHS.map(at => [at, efficiencyOf(at)])} />
        <Guide {...reading} />
        <Dots tone={AMM} points={NARROWEST} />
        <Point x={width} y={efficiency} tone={AMM} size={7} />
        <Labels
          markers={[[width, efficiency], ...NARROWEST]}
          guides={[reading]}
          labels={NARROWEST.map((place, tier) => ({
            text: `${formatPercent(CONCENTRATED_LIQUIDITY_TIERS[tier]?.fee ?? 0, 2)} tier`,
            at: place,
            dx: 10,
            dy: -8,
            tone: AMM,
          }))}
        />
      </Plot>
    </Figure>
  )
}
