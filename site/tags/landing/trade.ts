import { formatNumber, formatPercent } from 'docs-engine/format'
import { bestSinglePool, splitTrade, VENUE_EXAMPLE } from '#math/aggregator/split-trade.ts'
import { midPrice } from '#math/amm/constant-product.ts'
import { cents, wholePercents } from '#math/rounding.ts'

/** What the reader can set: how much is sold in all, whole X. */
export const AMOUNT = { min: 0.5, max: 50, step: 0.5, initial: 20 } as const

/** An amount of X, in tenths. */
export const inX = (amount: number): string => `${formatNumber(amount, 1)}\u00a0X`

/** An amount of Y, in hundredths unless it says otherwise. */
export const inY = (amount: number, fractionDigits = 2): string =>
  `${formatNumber(amount, fractionDigits)}\u00a0Y`

/** How much of the picture's height a whole trade of the greatest amount takes; the largest part of it, over half, is no higher than its venue's box. */
const FULL_HEIGHT = 0.46
const perX = FULL_HEIGHT / AMOUNT.max
const perY = perX / Math.max(...VENUE_EXAMPLE.map(midPrice))

/** A stream to a venue or from it, as shares of the picture's height from its top. */
interface Stream {
  /** Top where it leaves or joins the whole. */
  readonly whole: number
  /** Top at the venue. */
  readonly venue: number
  readonly height: number
}

/** What a venue takes of the trade. */
export interface VenueShare {
  readonly name: string
  /** Of the whole trade, a fraction. */
  readonly share: number
  /** The share in whole percents, which add up to 100 with those of the other venues. */
  readonly percent: number
  /** What is sold to it, drawn as wide as it is much. */
  readonly sold: Stream
  /** What it pays, drawn as wide as the X that it would buy at the best price before the trade. */
  readonly paid: Stream
}

/** Streams of these heights, side by side at the whole and each in the middle of its row at the venues. */
function streams(heights: readonly number[]): Stream[] {
  let top = (1 - heights.reduce((sum, height) => sum + height, 0)) / 2
  return heights.map((height, index) => {
    const stream = { whole: top, venue: (index + 0.5) / heights.length - height / 2, height }
    top += height
    return stream
  })
}

/**
 * The best split of a trade over the example's venues, beside the one venue that pays most for all of it.
 * @param amount whole X, zero or more.
 */
export function tradeAt(amount: number) {
  const { amounts, outputs, output } = splitTrade(VENUE_EXAMPLE, amount)
  const best = bestSinglePool(VENUE_EXAMPLE, amount)
  const sold = streams(amounts.map(each => each * perX))
  const paid = streams(outputs.map(each => each * perY))
  const percents = wholePercents(amounts.map(each => each / amount))
  const venues = VENUE_EXAMPLE.flatMap(({ name }, index): VenueShare[] => {
    const [from, to] = [sold[index], paid[index]]
    const [share, percent] = [(amounts[index] ?? 0) / amount, percents[index] ?? 0]
    return from && to ? [{ name, share, percent, sold: from, paid: to }] : []
  })
  const single = VENUE_EXAMPLE[best.index]?.name ?? ''
  // Of the amounts that are shown, so that the three agree.
  const gain = cents(output) - cents(best.output)
  const percent = formatPercent(output / best.output - 1, 2)
  return {
    venues,
    output,
    /** The venue that pays most for the whole trade, and what it pays. */
    single: { name: single, output: best.output },
    gain,
    sentence: `${inX(amount)}, split, pay ${inY(output)}: ${inY(gain)} or ${percent} more than ${single} alone.`,
  }
}
