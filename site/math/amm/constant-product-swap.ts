import { CONSTANT_PRODUCT_FEE } from '#facts/amm/fees.ts'
import { requirePositive } from '../ranges.ts'
import { midPrice, outputFor, priceImpact, type Reserves } from './constant-product.ts'

/** A swap against a constant product pool, and the pool after it. */
export interface ConstantProductSwap {
  /** Sold, whole tokens. */
  readonly amountIn: number
  /** Received, whole tokens. */
  readonly amountOut: number
  /** Received for each token sold. */
  readonly executionPrice: number
  /** What the mid price alone would pay, whole tokens. */
  readonly atMid: number
  /** Part of the amount sold that is kept as the fee, whole tokens. */
  readonly feePaid: number
  /** What the size of the trade alone costs, a fraction of the mid price. */
  readonly impact: number
  /** How far the execution price is below the mid price, fee and impact together, a fraction. */
  readonly shortfall: number
  /** The pool after the swap; the fee stays in it. */
  readonly after: Reserves
  /** Mid price after the swap. */
  readonly midAfter: number
  /** Growth of the product of the reserves, a fraction: what the fee adds to the pool. */
  readonly productGrowth: number
}

/**
 * A swap and what it does to the pool.
 * @param amountIn whole tokens, above zero.
 * @param fee fraction, from 0 to below 1.
 * @throws RangeError outside these ranges.
 */
export function swap(
  reserves: Reserves,
  amountIn: number,
  fee: number = CONSTANT_PRODUCT_FEE,
): ConstantProductSwap {
  requirePositive('the amount sold', amountIn)
  const amountOut = outputFor(reserves, amountIn, fee)
  const executionPrice = amountOut / amountIn
  const after = {
    reserveIn: reserves.reserveIn + amountIn,
    reserveOut: reserves.reserveOut - amountOut,
  }
  const product = (pool: Reserves) => pool.reserveIn * pool.reserveOut
  return {
    amountIn,
    amountOut,
    executionPrice,
    atMid: amountIn * midPrice(reserves),
    feePaid: amountIn * fee,
    impact: priceImpact(reserves.reserveIn, amountIn),
    shortfall: 1 - executionPrice / midPrice(reserves),
    after,
    midAfter: midPrice(after),
    productGrowth: product(after) / product(reserves) - 1,
  }
}
