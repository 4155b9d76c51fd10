import { PRICE_STUDY, type PricingClaim } from '#facts/blade/prices.ts'

/** Size of the trade over the liquidity, a fraction. */
export function tradeShare({ tradeUsd, liquidityUsd }: PricingClaim): number {
  return tradeUsd / liquidityUsd
}

/** At least one leg, from the two shares that make it up: agrees with what is stated, rounded. */
export const AT_LEAST_ONE_LEG_SUM = PRICE_STUDY.bothLegs + PRICE_STUDY.oneLeg
