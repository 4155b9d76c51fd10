import { requireFee } from '../ranges.ts'
import {
  amountsAt,
  liquidityForCapital,
  type PriceRange,
  valueIn,
} from './concentrated-liquidity.ts'

/** A position that was closed above its range, where it held Y alone, and opened anew at the price there. */
export interface Reopened {
  readonly range: PriceRange
  readonly liquidity: number
  /** Y sold for the X that the new range needs. */
  readonly sold: number
  /** What the swap cost, in Y. */
  readonly swapCost: number
}

/**
 * Opens a position anew with Y alone: sells as much of it as the range needs in X, and puts in both.
 * The swap is at the market price, less its fee; gas is left out.
 * @param range around the price.
 * @param capital Y at hand, zero or more.
 * @param fee fraction, from 0 to below 1.
 * @throws RangeError outside these limits.
 */
export function reopenWithY(
  range: PriceRange,
  price: number,
  capital: number,
  fee: number,
): Reopened {
  requireFee(fee)
  const needed = amountsAt(range, 1, price)
  const shareOfX = (needed.x * price) / valueIn(needed, price)
  // What is sold arrives less the fee, and is to be as great a part of what is then there.
  const sold = (shareOfX * capital) / (1 - fee + fee * shareOfX)
  const swapCost = fee * sold
  return { range, liquidity: liquidityForCapital(range, price, capital - swapCost), sold, swapCost }
}
