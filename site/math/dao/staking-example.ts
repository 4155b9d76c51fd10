import { formatUnits } from 'viem'
import { STAKING_ASSUMPTIONS } from './examples.ts'
import type { StakingBar } from './staking-bar.ts'
import { addBuyBack, enter, leave, ratioGrowth, stakingRatio } from './staking-bar.ts'

/** The bar at one step of the example, in whole tokens. */
export interface StakingExampleStep {
  readonly sushi: number
  readonly xsushi: number
  /** SUSHI behind one xSUSHI. */
  readonly ratio: number
}

/** A holder who enters the bar, waits for a buy-back and leaves; amounts in whole tokens. */
export interface StakingExample {
  /** SUSHI that the holder stakes. */
  readonly deposit: number
  /** xSUSHI that the holder receives for it. */
  readonly minted: number
  /** SUSHI that protocol fees add. */
  readonly buyBack: number
  /** SUSHI that the holder receives on leaving. */
  readonly redeemed: number
  /** Growth of the ratio, a fraction. */
  readonly growth: number
  readonly start: StakingExampleStep
  readonly entered: StakingExampleStep
  readonly grown: StakingExampleStep
  readonly left: StakingExampleStep
}

/**
 * The worked example of the staking bar, calculated in base units as the contract does and turned
 * into numbers for display at the end.
 * @param decimals decimals of SUSHI and of xSUSHI, an integer from 0.
 * @throws RangeError when `decimals` is negative or not an integer.
 */
export function stakingExample(decimals: number): StakingExample {
  const unit = 10n ** BigInt(decimals)
  const whole = (amount: bigint) => Number(formatUnits(amount, decimals))
  const step = (bar: StakingBar): StakingExampleStep => ({
    sushi: whole(bar.sushi),
    xsushi: whole(bar.xsushi),
    ratio: stakingRatio(bar),
  })

  const { sushi, xsushi, deposit, buyBack } = STAKING_ASSUMPTIONS
  const start = { sushi: BigInt(sushi) * unit, xsushi: BigInt(xsushi) * unit }
  const entered = enter(start, BigInt(deposit) * unit)
  const minted = entered.xsushi - start.xsushi
  const grown = addBuyBack(entered, BigInt(buyBack) * unit)
  const left = leave(grown, minted)

  return {
    deposit,
    minted: whole(minted),
    buyBack,
    redeemed: whole(grown.sushi - left.sushi),
    growth: ratioGrowth(entered, grown),
    start: step(start),
    entered: step(entered),
    grown: step(grown),
    left: step(left),
  }
}
