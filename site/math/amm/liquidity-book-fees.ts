import { FEE_PRECISION, MAX_BOOK_FEE, VOLATILITY_PER_BIN } from '#facts/amm/liquidity-book.ts'
import { binRatio } from './liquidity-book.ts'
import type { BookBuy } from './liquidity-book-swap.ts'

/**
 * Fees of the liquidity book: a base fee, and a variable fee that grows with the bins a swap
 * crosses. Fees here are whole numbers in which 10^18 is the whole amount, as in the contracts.
 * Source of the formulas:
 * https://github.com/traderjoe-xyz/joe-v2/blob/v2.1.1/src/libraries/PairParameterHelper.sol
 */

/** Parameters of a pool, each zero or more. */
export interface BookFeeParameters {
  /** Distance of the bins' prices, bps, an integer above zero. */
  readonly binStep: number
  /** Factor of the base fee, an integer; 10,000 makes the base fee equal to the bin step. */
  readonly baseFactor: number
  /** Factor of the variable fee, an integer; 0 turns it off. */
  readonly variableFeeControl: number
}

function units(name: string, value: number): bigint {
  if (!Number.isInteger(value) || value < 0) {
    throw new RangeError(`${name} is ${value}; expected an integer from 0`)
  }
  return BigInt(value)
}

/**
 * The fee of a swap that crosses no bin: `baseFactor · binStep · 10^10`.
 * @throws RangeError for parameters outside their ranges.
 */
export function baseFee({ baseFactor, binStep }: BookFeeParameters): bigint {
  binRatio(binStep)
  return units('the base factor', baseFactor) * BigInt(binStep) * 10n ** 10n
}

/**
 * The accumulator after crossing bins: `reference + 10^4 · bins`, before the cap that a pool sets.
 * @param binsCrossed an integer from 0.
 * @param reference what is left of earlier swaps, an integer from 0.
 * @throws RangeError outside these ranges.
 */
export function volatilityAccumulator(binsCrossed: number, reference = 0): number {
  return Number(
    units('the volatility reference', reference) +
      units('the number of bins', binsCrossed) * BigInt(VOLATILITY_PER_BIN),
  )
}

/**
 * The variable fee: `⌈(accumulator · binStep)² · variableFeeControl / 100⌉`.
 * @param accumulator an integer from 0.
 * @throws RangeError for values outside their ranges.
 */
export function variableFee(parameters: BookFeeParameters, accumulator: number): bigint {
  const { binStep, variableFeeControl } = parameters
  binRatio(binStep)
  const moved = units('the volatility accumulator', accumulator) * BigInt(binStep)
  const control = units('the variable fee control', variableFeeControl)
  return (moved * moved * control + 99n) / 100n
}

/** Base and variable fee together, at most 10 %. Parameters and errors as for `variableFee`. */
export function totalFee(parameters: BookFeeParameters, accumulator: number): bigint {
  const total = baseFee(parameters) + variableFee(parameters, accumulator)
  return total < MAX_BOOK_FEE ? total : MAX_BOOK_FEE
}

/** A fee as a fraction: 1 is the whole amount. */
export function feeFraction(fee: bigint): number {
  return Number(fee) / Number(FEE_PRECISION)
}

/**
 * Fee of a whole buy, a fraction of what is paid before fees: each bin at the rate reached there.
 * @param buy begins in the active bin; its fills are neighbors.
 * @throws RangeError for parameters outside their ranges.
 */
export function feeOfBuy(parameters: BookFeeParameters, { fills, cost }: BookBuy): number {
  const fees = fills.map(
    ({ y }, crossed) => y * feeFraction(totalFee(parameters, volatilityAccumulator(crossed))),
  )
  return fees.reduce((sum, fee) => sum + fee, 0) / cost
}
