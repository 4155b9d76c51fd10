import { Curve, Figure, Guide, Label, Plot, Point, useFigure } from 'docs-engine/figures'
import { formatCompactShort, formatNumber, formatPercent } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { STAKING_ASSUMPTIONS } from '#math/dao/examples.ts'
import {
  addBuyBack,
  enter,
  ratioGrowth,
  stakingRatio,
  sushiRedeemed,
  xsushiMinted,
} from '#math/dao/staking-bar.ts'

const { deposit, buyBack } = STAKING_ASSUMPTIONS
/** Parts of a token in which the figure counts. The contract has finer ones; none would be seen here. */
const PARTS = 1_000_000
const inParts = (tokens: number) => BigInt(Math.round(tokens * PARTS))
const inTokens = (parts: bigint) => Number(parts) / PARTS

const MOST = 200_000
const CONTROLS = {
  added: {
    kind: 'slider',
    label: 'SUSHI added by fees',
    min: 0,
    max: MOST,
    step: 1_000,
    initial: buyBack,
    format: (added: number) => `${formatNumber(added)} SUSHI`,
  },
} as const

const START = {
  sushi: inParts(STAKING_ASSUMPTIONS.sushi),
  xsushi: inParts(STAKING_ASSUMPTIONS.xsushi),
}
const ENTERED = enter(START, inParts(deposit))
const MINTED = xsushiMinted(START, inParts(deposit))
const after = (added: number) => addBuyBack(ENTERED, inParts(added))
const ratioAfter = (added: number) => stakingRatio(after(added))
const redeemedAfter = (added: number) => inTokens(sushiRedeemed(after(added), MINTED))

const X_AXIS = {
  domain: [0, MOST] as const,
  title: 'SUSHI added by fees',
  format: formatCompactShort,
}
const Y_AXIS = {
  domain: [1.2, 1.55] as const,
  title: 'SUSHI behind one xSUSHI',
  format: (ratio: number) => formatNumber(ratio, 2),
  ticks: [1.2, 1.3, 1.4, 1.5],
}
const TABLE = {
  columns: [
    { title: 'SUSHI added', format: (added: number) => formatNumber(added) },
    { title: 'Ratio', format: (ratio: number) => formatNumber(ratio, 6) },
    { title: 'The holder redeems, SUSHI', format: (sushi: number) => formatNumber(sushi, 2) },
  ],
  rows: Array.from({ length: 11 }, (_, index) => {
    const added = (index * MOST) / 10
    return [added, ratioAfter(added), redeemedAfter(added)]
  }),
}

/** The ratio of the staking bar as fees arrive. */
export function RatioOfTheBar(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { added } = figure.values
  const bar = after(added)
  const ratio = stakingRatio(bar)
  const redeemed = redeemedAfter(added)
  const growth = ratioGrowth(ENTERED, bar)
  const sentence =
    `After ${formatNumber(added)} SUSHI from fees, one xSUSHI stands for ${formatNumber(ratio, 6)} SUSHI. ` +
    `A holder who entered with ${formatNumber(deposit)} SUSHI would redeem ${formatNumber(redeemed, 2)}.`
  return (
    <Figure
      figure={figure}
      title="The ratio as fees arrive"
      caption={`SUSHI that fees add raises what every xSUSHI stands for, in a straight line. Entering and leaving do not move it. The bar starts with the made-up amounts of the example: ${formatCompactShort(STAKING_ASSUMPTIONS.sushi)} SUSHI and ${formatCompactShort(STAKING_ASSUMPTIONS.xsushi)} xSUSHI.`}
      sentence={sentence}
      readings={[
        { name: 'SUSHI in the bar', value: formatNumber(inTokens(bar.sushi)) },
        { name: 'xSUSHI supply', value: formatNumber(inTokens(bar.xsushi)) },
        { name: 'Ratio', value: formatNumber(ratio, 6) },
        { name: 'Growth in SUSHI', value: formatPercent(growth, 3) },
      ]}
      table={TABLE}
    >
      <Plot
        label="Ratio of the staking bar by SUSHI added"
        x={X_AXIS}
        y={Y_AXIS}
        height={280}
        narrowHeight={250}
        onDrag={at => figure.set({ added: at })}
      >
        <Guide from={[0, ratioAfter(0)]} to={[MOST, ratioAfter(0)]} />
        <Curve tone="first" points={[0, MOST].map(at => [at, ratioAfter(at)])} />
        <Guide from={[added, ratioAfter(0)]} to={[added, ratio]} />
        <Label at={[MOST, ratioAfter(0)]} dy={14} anchor="end">
          When the holder entered
        </Label>
        <Label
          at={[added, ratio]}
          dy={-24}
          anchor={added > 0.9 * MOST ? 'end' : added < 0.05 * MOST ? 'start' : 'middle'}
          tone="first"
        >
          {formatNumber(ratio, 4)}
        </Label>
        <Point x={added} y={ratio} tone="first" size={7} />
      </Plot>
    </Figure>
  )
}
