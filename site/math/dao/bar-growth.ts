import { PROTOCOL_FEE } from '#facts/amm/fees.ts'
import { requireFromZero, requirePositive } from '../ranges.ts'

/**
 * Estimated growth of the staking ratio, a fraction: the protocol's part of a volume of swaps over the
 * value of the SUSHI in the bar. It assumes that the whole part buys SUSHI for the bar, at the price by
 * which the bar is valued, and that nobody enters or leaves meanwhile.
 * @param volume swapped in constant product pools, zero or more, in any one currency.
 * @param barValue value of the SUSHI in the bar in the same currency, above zero.
 * @throws RangeError outside these ranges.
 */
export function estimatedBarGrowth(volume: number, barValue: number): number {
  requireFromZero('the volume', volume)
  requirePositive('the value in the bar', barValue)
  return (PROTOCOL_FEE * volume) / barValue
}
