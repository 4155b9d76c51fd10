import { BPS_PER_WHOLE } from '#facts/amm/fees.ts'
import { CENTER_BIN_ID } from '#facts/amm/liquidity-book.ts'
import { requireFromZero, requirePositive } from '../ranges.ts'

/**
 * The liquidity book: liquidity lies in bins, each with one price. Prices are Y for one X, raw, with
 * no adjustment for decimals. These are the mechanics of the public design; the protocol publishes
 * no parameters of its own for this product.
 * Source: https://github.com/traderjoe-xyz/joe-v2/blob/v2.1.1/src/libraries/PriceHelper.sol
 * and BinHelper.sol beside it
 */

/**
 * Price of a bin over the price of the bin below it.
 * @param binStep bps, an integer above zero.
 * @throws RangeError for any other step.
 */
export function binRatio(binStep: number): number {
  if (!Number.isInteger(binStep) || binStep < 1) {
    throw new RangeError(`the bin step is ${binStep}; expected whole basis points from 1`)
  }
  return 1 + binStep / BPS_PER_WHOLE
}

/**
 * Price of a bin, `(1 + s)^(id - 2^23)`.
 * @param binStep bps, an integer above zero.
 * @param id an integer.
 * @throws RangeError outside these ranges.
 */
export function binPrice(binStep: number, id: number): number {
  if (!Number.isInteger(id)) throw new RangeError(`the bin id is ${id}; expected an integer`)
  return binRatio(binStep) ** (id - CENTER_BIN_ID)
}

/**
 * The bin whose price is nearest to a price, on the scale of ratios.
 * @throws RangeError when the step is not whole basis points or the price is not above zero.
 */
export function binAtPrice(binStep: number, price: number): number {
  requirePositive('the price', price)
  return CENTER_BIN_ID + Math.round(Math.log(price) / Math.log(binRatio(binStep)))
}

/** Bins that a price crosses while it doubles. Throws RangeError as `binRatio` does. */
export function binsPerDoubling(binStep: number): number {
  return Math.log(2) / Math.log(binRatio(binStep))
}

/** A bin: its price and what it holds, in whole tokens. */
export interface Bin {
  readonly price: number
  readonly x: number
  readonly y: number
}

/**
 * Liquidity of a bin, `p·x + y`, in Y: constant while the bin is traded against, but for fees.
 * @throws RangeError when the price is not above zero or an amount is negative.
 */
export function binLiquidity({ price, x, y }: Bin): number {
  requirePositive('the price', price)
  requireFromZero('the amount of X', x)
  requireFromZero('the amount of Y', y)
  return price * x + y
}

/**
 * Composition of a bin: the part of its liquidity that is Y, a fraction.
 * @throws RangeError as `binLiquidity` does, or when the bin is empty.
 */
export function composition(bin: Bin): number {
  const liquidity = binLiquidity(bin)
  requirePositive('the liquidity of the bin', liquidity)
  return bin.y / liquidity
}
