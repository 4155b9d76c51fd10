import { BPS_PER_WHOLE, CONSTANT_PRODUCT_FEE_BPS, PROTOCOL_FEE_BPS } from '#facts/amm/fees.ts'
import { requireFromZero } from '../ranges.ts'

/** Who receives how much of the fee on a constant product swap; each part in one unit. */
export interface FeeSplit {
  /** The whole fee. */
  readonly total: number
  /** What the pool's liquidity providers keep. */
  readonly liquidityProviders: number
  /** What the protocol receives. */
  readonly protocol: number
}

/**
 * The split of the fee on a volume of constant product swaps: `volume · bps / 10,000` each.
 * A volume of 1 gives the rates, as fractions.
 * @param volume amount swapped in any one unit (dollars, tokens), zero or more.
 * @returns amounts in the unit of the volume.
 * @throws RangeError when the volume is negative or not finite.
 */
export function feeSplit(volume: number): FeeSplit {
  requireFromZero('the volume', volume)
  const part = (bps: number) => (volume * bps) / BPS_PER_WHOLE
  return {
    total: part(CONSTANT_PRODUCT_FEE_BPS),
    liquidityProviders: part(CONSTANT_PRODUCT_FEE_BPS - PROTOCOL_FEE_BPS),
    protocol: part(PROTOCOL_FEE_BPS),
  }
}
