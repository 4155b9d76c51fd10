import { Bar, Figure, Label, Plot, useFigure } from 'docs-engine/figures'
import { formatNumber } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { binLiquidity, binPrice } from '#math/amm/liquidity-book.ts'
import { CONTROLS, crossedBy, readingsOf, sentenceOf, tableOf, walkOf } from './model.ts'

/** Half of a bar, in bins. */
const HALF = 0.4
const Y_AXIS = {
  domain: [0, 5_600] as const,
  title: 'Liquidity of the bin, in Y',
  format: (value: number) => formatNumber(value),
  ticks: [0, 1_000, 2_000, 3_000, 4_000],
}

/** A buy that walks through the bins of a liquidity book. */
export function WalkThroughBins(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { amount, step } = figure.values
  const walk = walkOf(amount, step)
  const { below, after, before, buy, active, binStep } = walk
  const bins = [...below, ...after].map((bin, index) => ({ ...bin, offset: index - below.length }))
  const edge = below.length + 0.6
  const [low, high] = [-edge, after.length - 0.4]
  const crossed = crossedBy(walk)
  const reached = before[crossed]
  const sentence = sentenceOf(walk)
  const readAt = (at: number) => {
    const bin = bins.find(({ offset }) => offset === Math.round(at))
    return (
      bin && {
        lines: [
          `Bin at ${formatNumber(bin.price, 2)} Y`,
          `${formatNumber(bin.x, 2)} X`,
          `${formatNumber(bin.y, 2)} Y`,
        ],
        points: [],
      }
    )
  }

  return (
    <Figure
      figure={figure}
      title="A trade that walks through bins"
      caption="Each bar is a bin with one price. Full bars are X for sale, light ones are Y; the hatched part is what this trade has turned from X into Y. Within a bin the price stands still. Once a bin is emptied the trade goes on in the next, one bin step dearer."
      sentence={sentence}
      readings={readingsOf(walk)}
      table={tableOf(walk)}
    >
      <Plot
        label="Bins of a liquidity book"
        x={{
          domain: [low, high],
          title: 'Price of the bin, in Y',
          format: offset => formatNumber(binPrice(binStep, active + offset), 1),
          ticks: [-6, -4, -2, 0, 2, 4, 6],
          narrowTicks: [-5, 0, 5],
        }}
        y={Y_AXIS}
        crosshair={readAt}
        hasHatching
      >
        {bins.map(bin => {
          const [from, to] = [bin.offset - HALF, bin.offset + HALF]
          const paid = buy.fills[bin.offset]?.y ?? 0
          return (
            <g key={bin.offset}>
              <Bar from={from} to={to} value={bin.y - paid} tone="second" />
              <Bar from={from} to={to} base={bin.y - paid} value={bin.y} tone="second" isHatched />
              <Bar from={from} to={to} base={bin.y} value={binLiquidity(bin)} tone="first" />
            </g>
          )
        })}
        <Label at={[0, before[0] ? binLiquidity(before[0]) : 0]} dy={-12} anchor="middle">
          Active
        </Label>
        {crossed > 0 && reached && (
          <Label at={[crossed, binLiquidity(reached)]} dy={crossed < 3 ? -28 : -12} anchor="middle">
            Reached
          </Label>
        )}
        <Label at={[-4, 5_300]} anchor="middle" tone="second">
          Y, waiting below
        </Label>
        <Label at={[4, 5_300]} anchor="middle" tone="first">
          X, for sale above
        </Label>
      </Plot>
    </Figure>
  )
}
