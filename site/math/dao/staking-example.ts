import { formatUnits } from 'viem'
import {
  addBuyBack,
  enter,
  leave,
  ratioGrowth,
  type StakingBar,
  stakingRatio,
  sushiRedeemed,
  xsushiMinted,
} from './staking-bar.ts'

/** The assumptions of the worked example, in whole tokens. Made up, and round on purpose. */
export const STAKING_ASSUMPTIONS = {
  sushi: 1_000_000,
  xsushi: 800_000,
  deposit: 1_000,
  buyBack: 20_000,
} as const

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

  const deposit = BigInt(STAKING_ASSUMPTIONS.deposit) * unit
  const start = {
    sushi: BigInt(STAKING_ASSUMPTIONS.sushi) * unit,
    xsushi: BigInt(STAKING_ASSUMPTIONS.xsushi) * unit,
  }
  const minted = xsushiMinted(start, deposit)
  const entered = enter(start, deposit)
  const grown = addBuyBack(entered, BigInt(STAKING_ASSUMPTIONS.buyBack) * unit)

  return {
    deposit: STAKING_ASSUMPTIONS.deposit,
    minted: whole(minted),
    buyBack: STAKING_ASSUMPTIONS.buyBack,
    redeemed: whole(sushiRedeemed(grown, minted)),
    growth: ratioGrowth(entered, grown),
    start: step(start),
    entered: step(entered),
    grown: step(grown),
    left: step(leave(grown, minted)),
  }
}
