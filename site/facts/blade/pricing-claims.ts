/** A published statement of the size up to which Blade has the best price. */
export interface PricingClaim {
  /** Liquidity of the pool, US dollars, approximate. */
  readonly liquidityUsd: number
  /** Largest trade of which it is claimed, US dollars, approximate. */
  readonly tradeUsd: number
  /** Whether it is stated of a pool that exists, or projected. */
  readonly basis: 'stated' | 'projected'
}

/** Source: the protocol's published documentation, version 6.2.12. */
export const PRICING_CLAIMS = [
  { liquidityUsd: 10_000_000, tradeUsd: 10_000, basis: 'stated' },
  { liquidityUsd: 50_000_000, tradeUsd: 50_000, basis: 'projected' },
] as const satisfies readonly PricingClaim[]

/** Size of the trade over the liquidity, a fraction. */
export function tradeShare({ tradeUsd, liquidityUsd }: PricingClaim): number {
  return tradeUsd / liquidityUsd
}
