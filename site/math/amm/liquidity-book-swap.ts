import { requirePositive } from '../ranges.ts'
import type { Bin } from './liquidity-book.ts'

/** What a buy takes from one bin, before fees. */
export interface BinFill {
  readonly price: number
  /** X taken, whole tokens. */
  readonly x: number
  /** Y paid for it. */
  readonly y: number
}

/** A buy of X that walks through bins, before fees. */
export interface BookBuy {
  /** One entry for each bin used, in order. */
  readonly fills: readonly BinFill[]
  /** Y paid in all. */
  readonly cost: number
  /** Y paid for each X. */
  readonly averagePrice: number
  /** How far the average is above the price of the first bin, a fraction. */
  readonly aboveActive: number
}

/**
 * Buys X from the active bin upward: each bin is emptied at its one price before the next is used.
 * Source: function `swap` of https://github.com/traderjoe-xyz/joe-v2/blob/v2.1.1/src/LBPair.sol
 * @param bins the active bin and those above it, prices rising.
 * @param amount X to buy, whole tokens, above zero.
 * @throws RangeError when the amount is not above zero or exceeds what the bins hold.
 */
export function buyFromBins(bins: readonly Bin[], amount: number): BookBuy {
  requirePositive('the amount bought', amount)
  const fills: BinFill[] = []
  let left = amount
  for (const { price, x } of bins) {
    if (left <= 0) break
    const taken = Math.min(x, left)
    fills.push({ price, x: taken, y: taken * price })
    left -= taken
  }
  const [active] = fills
  if (left > 0 || !active) throw new RangeError(`the bins hold ${amount - left} of ${amount} X`)
  const cost = fills.reduce((total, { y }) => total + y, 0)
  const averagePrice = cost / amount
  return { fills, cost, averagePrice, aboveActive: averagePrice / active.price - 1 }
}

/**
 * The bins after a buy, before fees: each bin used holds less X and the Y that were paid for it.
 * @param bins the bins that the buy was made from.
 */
export function afterBuy(bins: readonly Bin[], { fills }: BookBuy): Bin[] {
  return bins.map((bin, index) => {
    const fill = fills[index]
    return fill ? { price: bin.price, x: bin.x - fill.x, y: bin.y + fill.y } : bin
  })
}
