import type { CrosshairReading, FigureResult, FigureText, ValuesOf } from 'docs-engine/figures'
import { formatNumber, formatPercent } from 'docs-engine/format'
import { BOOK_DEPTH_EXAMPLE, BOOK_EXAMPLE, EXAMPLE_PRICE } from '#math/amm/examples.ts'
import { type Bin, binAtPrice, binPrice, composition } from '#math/amm/liquidity-book.ts'
import {
  feeFraction,
  feeOfBuy,
  totalFee,
  volatilityAccumulator,
} from '#math/amm/liquidity-book-fees.ts'
import { afterBuy, type BookBuy, buyFromBins } from '#math/amm/liquidity-book-swap.ts'
import { inX, inY } from '../amounts.ts'

const { steps, fees } = BOOK_EXAMPLE

/** X that the bins hold above and in the active one, whole tokens. */
const DEPTH = BOOK_DEPTH_EXAMPLE.reduce((sum, amount) => sum + amount, 0)

/** What the reader can set: how much is bought, and how wide a bin is. */
export const CONTROLS = {
  amount: {
    kind: 'slider',
    label: 'X bought',
    min: 0.1,
    max: DEPTH,
    step: 0.1,
    initial: 3.5,
    format: inX,
  },
  step: {
    kind: 'choice',
    label: 'Bin step',
    options: steps.map(step => `${step} bp`),
    initial: steps.indexOf(fees.binStep),
  },
} as const

/** Title and words of the figure. */
export const TEXT: FigureText = {
  title: 'A trade that walks through bins',
  caption:
    'Each bar is a bin with one price. Full bars are X for sale, light ones are Y; the hatched part is what this trade has turned from X into Y. Within a bin the price does not move. Once a bin is empty the trade continues in the next, at a price one bin step higher.',
}

/** Bins on each side of the active one. */
export const SIDE = BOOK_DEPTH_EXAMPLE.length - 1

/** A bin after the buy, and what the buy took of it. */
export interface WalkedBin extends Bin {
  /** Bins above the active one, below zero for bins below it. */
  readonly offset: number
  /** X taken, and Y paid for it. */
  readonly taken: number
  readonly paid: number
}

/** What the crosshair reads at an offset from the active bin. */
export function readAt(bins: readonly WalkedBin[], at: number): CrosshairReading | undefined {
  const bin = bins.find(({ offset }) => offset === Math.round(at))
  return (
    bin && {
      lines: [`Bin at ${inY(bin.price, 2)}`, `${formatNumber(bin.x, 2)} X`, inY(bin.y, 2)],
      points: [],
    }
  )
}

/** Price of the bin at an offset from the active one. */
export const priceOf = (binStep: number, offset: number) =>
  binPrice(binStep, binAtPrice(binStep, EXAMPLE_PRICE) + offset)

/** A buy that walks through bins. */
export interface Walk {
  readonly binStep: number
  /** Every bin after the buy, prices rising. */
  readonly bins: readonly WalkedBin[]
  /** Bins that the buy left behind. */
  readonly crossed: number
  readonly buy: BookBuy
}

function walkOf(amount: number, binStep: number): Walk {
  const above = BOOK_DEPTH_EXAMPLE.map((x, offset) => {
    const price = priceOf(binStep, offset)
    return { price, x, y: offset === 0 ? price : 0 }
  })
  const below = BOOK_DEPTH_EXAMPLE.slice(1).map((x, index) => {
    const offset = -index - 1
    const price = priceOf(binStep, offset)
    return { price, x: 0, y: x * price, offset, taken: 0, paid: 0 }
  })
  const buy = buyFromBins(above, amount)
  const after = afterBuy(above, buy).map((bin, offset) => {
    const fill = buy.fills[offset]
    return { ...bin, offset, taken: fill?.x ?? 0, paid: fill?.y ?? 0 }
  })
  return { binStep, bins: [...below.reverse(), ...after], crossed: buy.fills.length - 1, buy }
}

/** The walk that is set, and what is said of it. */
export function shownAt({ amount, step }: ValuesOf<typeof CONTROLS>) {
  const walk = walkOf(amount, steps[step] ?? fees.binStep)
  return { ...walk, result: resultOf(walk) }
}

/** X that is left of a bin which is empty: sums of tenths are not exact. */
const NONE = 1e-9

/** How far a buy goes. One that takes a bin to its end leaves it empty, and has not begun the next. */
function wayOf(crossed: number, bins: readonly WalkedBin[]): string {
  const emptied = bins.filter(({ offset, x }) => offset >= 0 && x < NONE).length
  if (emptied === 0) return 'stays in the active bin, at one price'
  const what = emptied === 1 ? 'the active bin' : `${emptied} bins`
  if (emptied > crossed) return `empties ${what} and goes no further`
  return `empties ${emptied === 1 ? '1 bin' : what} and ends in the next`
}

function resultOf({ binStep, bins, crossed, buy }: Walk): FigureResult {
  const { cost, averagePrice } = buy
  const above = formatPercent(buy.aboveActive, 3)
  const bought = bins.reduce((sum, { taken }) => sum + taken, 0)
  const last = bins.find(({ offset }) => offset === crossed)
  // With the parameters of the page's illustration.
  const parameters = { ...fees, binStep }
  const lastFee = feeFraction(totalFee(parameters, volatilityAccumulator(crossed)))
  const way = wayOf(crossed, bins)
  return {
    sentence:
      `Buying ${inX(bought)} ${way}: it costs ${inY(cost, 2)} before fees, ` +
      `${inY(averagePrice, 2)} for each, ${above} above the active bin.`,
    readings: [
      { name: 'Paid, before fees', value: inY(cost, 2) },
      { name: 'Average price', value: inY(averagePrice, 2) },
      { name: 'Above the active bin', value: above },
      { name: 'Bins crossed', value: formatNumber(crossed) },
      { name: 'Y in the last bin', value: last ? formatPercent(composition(last), 1) : '' },
      {
        name: 'Fee of this trade, illustration',
        value: formatPercent(feeOfBuy(parameters, buy), 4),
      },
      { name: 'Rate in the last bin', value: formatPercent(lastFee, 4) },
    ],
    table: {
      columns: [
        { title: 'Bin' },
        { title: 'Price, Y', format: value => formatNumber(value, 4) },
        { title: 'X after', format: value => formatNumber(value, 2) },
        { title: 'Y after', format: value => formatNumber(value, 2) },
        { title: 'X taken', format: value => formatNumber(value, 2) },
        { title: 'Y paid', format: value => formatNumber(value, 2) },
      ],
      rows: bins.map(({ offset, price, x, y, taken, paid }) => [
        nameOf(offset),
        price,
        x,
        y,
        taken,
        paid,
      ]),
    },
  }
}

function nameOf(offset: number): string {
  if (offset === 0) return 'Active'
  return `${Math.abs(offset)} ${offset > 0 ? 'above' : 'below'}`
}
