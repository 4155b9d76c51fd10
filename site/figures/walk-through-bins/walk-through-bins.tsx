import { Bar, Figure, Labels, Plot, useFigure } from 'docs-engine/figures'
import { formatNumber } from 'docs-engine/format'
import type { ReactNode } from 'react'
import { binLiquidity } from '#math/amm/liquidity-book.ts'
import { X, Y } from '../tones.ts'
import { CONTROLS, priceOf, readAt, SIDE, shownAt, TEXT } from './model.ts'
import { STEPS } from './steps.ts'

/** Half of a bar, in bins. */
const HALF = 0.4
const EDGE = SIDE + 0.6
/** Where the two kinds of bins are named. */
const NAMES = 5_300
const PICTURE = {
  label: 'Bins of a liquidity book',
  y: {
    domain: [0, 5_600],
    title: 'Liquidity of the bin, in Y',
    format: (value: number) => formatNumber(value),
    ticks: [0, 1_000, 2_000, 3_000, 4_000],
  },
  hatching: Y,
} as const

/** A buy that walks through the bins of a liquidity book. */
export function WalkThroughBins(): ReactNode {
  const figure = useFigure(CONTROLS)
  const { bins, binStep, crossed, result } = shownAt(figure.values)
  // A bin holds as much after the buy as before it.
  const heightOf = (offset: number) => {
    const bin = bins.find(each => each.offset === offset)
    return bin ? binLiquidity(bin) : 0
  }

  return (
    <Figure figure={figure} text={TEXT} result={result} steps={STEPS}>
      <Plot
        {...PICTURE}
        x={{
          domain: [-EDGE, EDGE],
          title: 'Price of the bin, in Y',
          format: offset => formatNumber(priceOf(binStep, offset), 1),
          ticks: [-6, -4, -2, 0, 2, 4, 6],
          narrowTicks: [-5, 0, 5],
        }}
        crosshair={at => readAt(bins, at)}
      >
        {bins.map(bin => {
          const [from, to] = [bin.offset - HALF, bin.offset + HALF]
          const held = bin.y - bin.paid
          return (
            <g key={bin.offset}>
              <Bar from={from} to={to} value={held} tone={Y} />
              <Bar from={from} to={to} base={held} value={bin.y} tone={Y} isHatched />
              <Bar from={from} to={to} base={bin.y} value={binLiquidity(bin)} tone={X} />
            </g>
          )
        })}
        <Labels
          bars={bins.map(({ offset }) => [
            [offset - HALF, 0],
            [offset + HALF, heightOf(offset)],
          ])}
          labels={[
            { text: 'Y, waiting below', at: [-4, NAMES], anchor: 'middle', tone: Y },
            { text: 'X, for sale above', at: [4, NAMES], anchor: 'middle', tone: X },
            { text: 'Active', at: [0, heightOf(0)], dy: -12, anchor: 'middle' },
            crossed > 0 && {
              text: 'Reached',
              at: [crossed, heightOf(crossed)],
              dy: -12,
              anchor: 'middle',
            },
          ]}
        />
      </Plot>
    </Figure>
  )
}
