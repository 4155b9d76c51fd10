import {
  Bar,
  Curve,
  Figure,
  Labels,
  type LabelText,
  Plot,
  Point,
  useFigure,
} from 'docs-engine/figures'
import { formatCompactShort, formatPercent } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { PRICING_CLAIMS } from '#facts/blade/prices.ts'
import { AMM, SUSHI } from '../tones.ts'
import {
  CONTROLS,
  claimText,
  impactOf,
  inShort,
  readAt,
  SHOWN,
  SIZES,
  shownAt,
  TEXT,
} from './model.ts'

const [STATED, PROJECTED] = PRICING_CLAIMS
const PICTURE = {
  label: 'Price impact by size of the trade',
  x: {
    domain: SHOWN,
    title: 'Size of the trade, US dollars',
    format: formatCompactShort,
    isLogarithmic: true,
    ticks: [1_000, 10_000, 100_000, 1_000_000, 10_000_000],
  },
  /** Above a whole stands what is claimed: it has no impact to be drawn by. */
  y: {
    domain: [0.00001, 100],
    title: 'Price impact, computed; claims above it',
    format: (value: number) => formatPercent(value),
    isLogarithmic: true,
    ticks: [0.00001, 0.0001, 0.001, 0.01, 0.1, 1],
  },
  height: 400,
  narrowHeight: 340,
  hatching: SUSHI,
} as const
/** The lanes of the claims, each between two heights. */
const LANES = [
  { claim: STATED, from: 15, to: 30, isHatched: false },
  { claim: PROJECTED, from: 3, to: 6, isHatched: true },
] as const

/** Where the name of a curve stands when its price impact is the higher one: over it. */
const OVER = { trade: 400_000, dx: -10, dy: -8, anchor: 'end' } as const
/** The same for the lower one: below it, at smaller trades. */
const UNDER = { trade: 30_000, dx: 10, dy: 14 } as const

function poolLabel(pool: number, { trade, ...place }: typeof OVER | typeof UNDER): LabelText {
  return {
    text: `Pool of ${inShort(pool)}`,
    at: [trade, impactOf(pool, trade)],
    ...place,
    tone: AMM,
  }
}

/** Claimed sizes beside the computed price impact of constant product pools. */
export function PriceBySize(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { trade, liquidity } = figure.values
  const { impact, result } = shownAt(figure.values)
  const isDeeper = liquidity > PROJECTED.liquidityUsd
  const lineOf = (pool: number) => SIZES.map(size => [size, impactOf(pool, size)] as const)

  return (
    <Figure figure={figure} text={TEXT} result={result}>
      <Plot
        {...PICTURE}
        crosshair={size => readAt(size, liquidity)}
        onDrag={size => figure.set({ trade: size })}
      >
        {LANES.map(({ claim, from, to, isHatched }) => (
          <Bar
            key={claim.basis}
            from={SHOWN[0]}
            to={claim.tradeUsd}
            base={from}
            value={to}
            tone={SUSHI}
            isHatched={isHatched}
          />
        ))}
        <Curve tone={AMM} points={lineOf(PROJECTED.liquidityUsd)} />
        <Curve tone={AMM} isSolid points={lineOf(liquidity)} />
        <Point x={trade} y={impact} tone={AMM} size={7} />
        <Labels
          markers={[[trade, impact]]}
          labels={[
            ...LANES.map(
              ({ claim, from, to }): LabelText => ({
                text: claimText(claim),
                at: [claim.tradeUsd, Math.sqrt(from * to)],
                dx: 8,
                tone: SUSHI,
              }),
            ),
            poolLabel(liquidity, isDeeper ? UNDER : OVER),
            poolLabel(PROJECTED.liquidityUsd, isDeeper ? OVER : UNDER),
          ]}
        />
      </Plot>
    </Figure>
  )
}
