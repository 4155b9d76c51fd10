/** Parts that a fraction is read to: six decimal places. */
const PARTS = 1_000_000

/**
 * The smallest output that a slippage limit allows: `assumed * (1 - maxSlippage)`, rounded down.
 * @param assumedAmountOut expected output in base units, zero or more
 * @param maxSlippage a fraction from 0 up to but not including 1, read to six decimal places
 * @returns base units
 * @throws RangeError when an argument is outside its range
 */
export function minimumAmountOut(assumedAmountOut: bigint, maxSlippage: number): bigint {
  if (assumedAmountOut < 0n) throw new RangeError('assumedAmountOut is negative')
  if (!(maxSlippage >= 0 && maxSlippage < 1)) {
    throw new RangeError(`maxSlippage is ${maxSlippage}; expected a fraction from 0 up to 1`)
  }
  const kept = BigInt(PARTS - Math.round(maxSlippage * PARTS))
  return (assumedAmountOut * kept) / BigInt(PARTS)
}
