import { Bar, Curve, Figure, Label, Plot, Point, useFigure } from 'docs-engine/figures'
import { formatCompactShort, formatPercent, formatUsd } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { PRICING_CLAIMS } from '#facts/blade/prices.ts'
import {
  CONTROLS,
  claimText,
  impactOf,
  readingsOf,
  SHOWN,
  SIZES,
  sentenceOf,
  tableOf,
} from './model.ts'

const [STATED, PROJECTED] = PRICING_CLAIMS
const X_AXIS = {
  domain: SHOWN,
  title: 'Size of the trade, US dollars',
  format: formatCompactShort,
  isLogarithmic: true,
  ticks: [1_000, 10_000, 100_000, 1_000_000, 10_000_000],
}
/** Above a whole stands what is claimed: it has no impact to be drawn by. */
const Y_AXIS = {
  domain: [0.00001, 100] as const,
  title: 'Price impact, computed; claims above it',
  format: (value: number) => formatPercent(value),
  isLogarithmic: true,
  ticks: [0.00001, 0.0001, 0.001, 0.01, 0.1, 1],
}
/** The lanes of the claims, each between two heights. */
const LANES = [
  { claim: STATED, from: 15, to: 30, isHatched: false },
  { claim: PROJECTED, from: 3, to: 6, isHatched: true },
] as const

/** Claimed sizes beside the computed price impact of constant product pools. */
export function PriceBySize(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { trade, liquidity } = figure.values
  const impact = impactOf(liquidity, trade)
  const sentence = sentenceOf(liquidity, trade)
  const readAt = (size: number) => ({
    lines: [
      formatUsd(Number(size.toPrecision(2))),
      `${formatPercent(impactOf(liquidity, size), 3)} impact`,
    ],
    points: [{ y: impactOf(liquidity, size), tone: 'first' as const }],
  })

  return (
    <Figure
      figure={figure}
      title="Price by size: what is claimed, and what is computed"
      caption="The two bars on top repeat what is published about Blade: up to which size it claims the best price. They measure nothing. The lines are computed: the price impact of constant product pools, without fee. The dotted one is a pool of the projection’s size."
      sentence={sentence}
      readings={readingsOf(liquidity, trade)}
      table={tableOf(liquidity)}
    >
      <Plot
        label="Price impact by size of the trade"
        x={X_AXIS}
        y={Y_AXIS}
        height={400}
        narrowHeight={340}
        crosshair={readAt}
        hasHatching
        onDrag={size => figure.set({ trade: size })}
      >
        {LANES.map(({ claim, from, to, isHatched }) => (
          <g key={claim.basis}>
            <Bar
              from={SHOWN[0]}
              to={claim.tradeUsd}
              base={from}
              value={to}
              tone="second"
              isHatched={isHatched}
            />
            <Label at={[claim.tradeUsd, Math.sqrt(from * to)]} dx={8} tone="second">
              {claimText(claim)}
            </Label>
          </g>
        ))}
        <Curve
          tone="third"
          points={SIZES.map(size => [size, impactOf(PROJECTED.liquidityUsd, size)])}
        />
        <Curve tone="first" points={SIZES.map(size => [size, impactOf(liquidity, size)])} />
        <Label at={[30_000, impactOf(PROJECTED.liquidityUsd, 30_000)]} dx={10} dy={14}>
          {`Pool of $${formatCompactShort(PROJECTED.liquidityUsd)}`}
        </Label>
        <Label
          at={[400_000, impactOf(liquidity, 400_000)]}
          dx={-10}
          dy={-8}
          anchor="end"
          tone="first"
        >
          {`Pool of $${formatCompactShort(liquidity)}`}
        </Label>
        <Point x={trade} y={impact} tone="first" size={7} />
      </Plot>
    </Figure>
  )
}
