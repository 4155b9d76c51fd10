import type { FigureResult, FigureText, ValuesOf } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { bestSinglePool, splitTrade, VENUE_EXAMPLE } from '#math/aggregator/split-trade.ts'
import { midPrice } from '#math/amm/constant-product.ts'
import { cents, wholePercents } from '#math/rounding.ts'
import { inX, inY } from '../amounts.ts'

/** What the reader can set: how much is sold in all. */
export const CONTROLS = {
  amount: {
    kind: 'slider',
    label: 'X sold in all',
    min: 0.5,
    max: 50,
    step: 0.5,
    initial: 20,
    format: inX,
  },
} as const

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'One trade over three venues',
  caption:
    'A sketch with three made-up pools. Each further X sold to a pool pays less, so a larger trade is worth splitting: at the best split, the next X would pay the same everywhere. Small trades go where the price is best. Gas, which each further venue adds, is left out.',
}

/** What a venue takes of the trade. */
export interface VenuePart {
  readonly name: string
  /** Price before the trade, in Y. */
  readonly mid: number
  /** X sold to it, and Y that it pays. */
  readonly sold: number
  readonly received: number
  /** Of the whole trade, a fraction. */
  readonly share: number
  /** The share in whole percents, which add up to 100 with those of the other venues. */
  readonly percent: number
}

/** The split of the trade that is set, and what is said of it. */
export function shownAt({ amount }: ValuesOf<typeof CONTROLS>) {
  const split = splitTrade(VENUE_EXAMPLE, amount)
  const percents = wholePercents(split.amounts.map(sold => sold / amount))
  const venues: VenuePart[] = VENUE_EXAMPLE.map((pool, index) => {
    const sold = split.amounts[index] ?? 0
    return {
      name: pool.name,
      mid: midPrice(pool),
      sold,
      received: split.outputs[index] ?? 0,
      share: sold / amount,
      percent: percents[index] ?? 0,
    }
  })
  return { venues, output: split.output, result: resultOf(amount, venues, split.output) }
}

function resultOf(amount: number, venues: readonly VenuePart[], output: number): FigureResult {
  const best = bestSinglePool(VENUE_EXAMPLE, amount)
  const bestName = VENUE_EXAMPLE[best.index]?.name ?? ''
  // Of the amounts that are shown, so that the three agree.
  const gain = cents(output) - cents(best.output)
  const parts = venues
    .filter(({ sold }) => sold > 0)
    .map(({ name, share }) => `${formatPercent(share, 1)} to ${name}`)
  return {
    sentence:
      `${inX(amount)}, split as ${parts.join(', ')}, pay ${inY(output, 2)}: ` +
      `${inY(gain, 2)} more than ${bestName} alone would.`,
    readings: [
      { name: 'Split over venues', value: inY(output, 2) },
      { name: `Best single venue, ${bestName.slice(-1)}`, value: inY(best.output, 2) },
      { name: 'Gain by splitting', value: inY(gain, 2) },
      { name: 'The same in percent', value: formatPercent(output / best.output - 1, 3) },
    ],
    table: {
      columns: [
        { title: 'Venue' },
        { title: 'Mid price, Y', format: value => formatNumber(value, 2) },
        { title: 'X sold', format: value => formatNumber(value, 4) },
        { title: 'Share', format: value => formatPercent(value, 1) },
        { title: 'Y received', format: value => formatNumber(value, 2) },
        { title: 'Price paid, Y', format: value => formatNumber(value, 2) },
      ],
      rows: [
        ...venues.map(({ name, mid, sold, share, received }) => [
          name,
          mid,
          sold,
          share,
          received,
          sold > 0 ? received / sold : 'Not used',
        ]),
        ['All', '', amount, 1, output, output / amount],
      ],
    },
  }
}
