import { BPS_PER_WHOLE, CONSTANT_PRODUCT_FEE_BPS } from '#facts/amm/fees.ts'

/**
 * Swaps of a constant product pool in base units, with the rounding of the contract.
 * The contract writes 997 of 1000 for what remains after the fee; basis points give the same result.
 * Source of the formulas: functions `getAmountOut` and `getAmountIn` of
 * https://github.com/sushi-labs/sushiswap/blob/e7f1b0ea850d0e49596ac6ba3f1ed3937cf75fcb/contracts/uniswapv2/libraries/UniswapV2Library.sol
 */

const WHOLE = BigInt(BPS_PER_WHOLE)
const KEPT = BigInt(BPS_PER_WHOLE - CONSTANT_PRODUCT_FEE_BPS)

/** Reserves in base units, each above zero. */
export interface BaseUnitReserves {
  /** Of the token that is sold to the pool. */
  readonly reserveIn: bigint
  /** Of the token that is bought from it. */
  readonly reserveOut: bigint
}

function requireAboveZero(name: string, value: bigint): void {
  if (value <= 0n) throw new RangeError(`${name} is ${value}; expected above 0`)
}

function requireReserves({ reserveIn, reserveOut }: BaseUnitReserves): void {
  requireAboveZero('the reserve of the token sold', reserveIn)
  requireAboveZero('the reserve of the token bought', reserveOut)
}

/**
 * Base units that a swap pays, rounded down.
 * @param amountIn base units, above zero.
 * @throws RangeError when an amount or a reserve is not above zero (the contract reverts too).
 */
export function exactOutputFor(reserves: BaseUnitReserves, amountIn: bigint): bigint {
  requireReserves(reserves)
  requireAboveZero('the amount sold', amountIn)
  const kept = amountIn * KEPT
  return (kept * reserves.reserveOut) / (reserves.reserveIn * WHOLE + kept)
}

/**
 * Base units to sell for an exact output: the quotient rounded down, plus one, as the contract does.
 * @param amountOut base units, above zero and below the reserve.
 * @throws RangeError outside this range (the contract reverts too).
 */
export function exactInputFor(reserves: BaseUnitReserves, amountOut: bigint): bigint {
  requireReserves(reserves)
  requireAboveZero('the amount bought', amountOut)
  if (amountOut >= reserves.reserveOut) {
    throw new RangeError(`the amount bought is ${amountOut}; the pool holds ${reserves.reserveOut}`)
  }
  const cost = reserves.reserveIn * amountOut * WHOLE
  return cost / ((reserves.reserveOut - amountOut) * KEPT) + 1n
}
