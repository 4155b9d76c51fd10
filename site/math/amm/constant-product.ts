import { CONSTANT_PRODUCT_FEE } from '#facts/amm/fees.ts'
import { requireFee, requireFromZero, requirePositive } from '../ranges.ts'

/**
 * The constant product market maker: a pool of two tokens keeps the product of its reserves.
 * Amounts are numbers in whole tokens, for reading; contracts calculate in base units.
 * Source of the formulas: https://uniswap.org/whitepaper.pdf and the contract
 * https://github.com/sushi-labs/sushiswap/blob/e7f1b0ea850d0e49596ac6ba3f1ed3937cf75fcb/contracts/uniswapv2/UniswapV2Pair.sol
 */

/** A pool as a swap sees it. Both reserves in whole tokens, above zero. */
export interface Reserves {
  /** Of the token that is sold to the pool. */
  readonly reserveIn: number
  /** Of the token that is bought from it. */
  readonly reserveOut: number
}

function requireReserves({ reserveIn, reserveOut }: Reserves): void {
  requirePositive('the reserve of the token sold', reserveIn)
  requirePositive('the reserve of the token bought', reserveOut)
}

/**
 * Price of the token sold in the token bought, `reserve out / reserve in`, before any trade.
 * @throws RangeError when a reserve is not above zero.
 */
export function midPrice(reserves: Reserves): number {
  requireReserves(reserves)
  return reserves.reserveOut / reserves.reserveIn
}

/**
 * What a swap pays: `γ·in·out / (in reserve + γ·in)` with `γ = 1 - fee`.
 * @param amountIn whole tokens, zero or more.
 * @param fee fraction, from 0 to below 1.
 * @throws RangeError outside these ranges.
 */
export function outputFor(
  reserves: Reserves,
  amountIn: number,
  fee: number = CONSTANT_PRODUCT_FEE,
): number {
  requireReserves(reserves)
  requireFromZero('the amount sold', amountIn)
  requireFee(fee)
  const kept = (1 - fee) * amountIn
  return (kept * reserves.reserveOut) / (reserves.reserveIn + kept)
}

/**
 * What must be sold to receive an exact amount.
 * @param amountOut whole tokens, from zero to below the reserve.
 * @param fee fraction, from 0 to below 1.
 * @throws RangeError outside these ranges.
 */
export function inputFor(
  reserves: Reserves,
  amountOut: number,
  fee: number = CONSTANT_PRODUCT_FEE,
): number {
  requireReserves(reserves)
  requireFromZero('the amount bought', amountOut)
  requireFee(fee)
  if (amountOut >= reserves.reserveOut) {
    throw new RangeError(`the amount bought is ${amountOut}; the pool holds ${reserves.reserveOut}`)
  }
  return (reserves.reserveIn * amountOut) / ((reserves.reserveOut - amountOut) * (1 - fee))
}

/**
 * Price impact alone, with no fee: `in / (in reserve + in)`, a fraction of the mid price.
 * @throws RangeError when the reserve is not above zero or the amount is negative.
 */
export function priceImpact(reserveIn: number, amountIn: number): number {
  requirePositive('the reserve of the token sold', reserveIn)
  requireFromZero('the amount sold', amountIn)
  return amountIn / (reserveIn + amountIn)
}

/**
 * Where the curve of a pool runs: the reserve of the token bought when the other reserve has another
 * size and the product stays, `in · out / new in`.
 * @param reserveIn whole tokens, above zero.
 * @throws RangeError when a reserve is not above zero.
 */
export function reserveOnCurve(reserves: Reserves, reserveIn: number): number {
  requireReserves(reserves)
  requirePositive('the reserve of the token sold', reserveIn)
  return (reserves.reserveIn * reserves.reserveOut) / reserveIn
}
