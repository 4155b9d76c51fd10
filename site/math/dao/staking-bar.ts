/**
 * The staking bar: a contract that takes SUSHI and gives xSUSHI, a share in all the SUSHI it holds.
 * All amounts are base units. Divisions round down, as the integer division of the contract does,
 * so a remainder below one base unit stays in the bar.
 * Source of the formulas: functions `enter` and `leave` of the contract,
 * https://github.com/sushi-labs/sushiswap/blob/4d93bd4baebc3898bb1cccd61f58023e60f6d0bf/contracts/SushiBar.sol
 */

/** What the bar holds and owes, in base units, each zero or more. */
export interface StakingBar {
  /** SUSHI held by the bar. */
  readonly sushi: bigint
  /** Supply of xSUSHI. */
  readonly xsushi: bigint
}

/** Steps in which ratios are read before they become a number: 18 digits, more than a number has. */
const RATIO_SCALE = 10n ** 18n

function isEmpty({ sushi, xsushi }: StakingBar): boolean {
  return sushi === 0n || xsushi === 0n
}

function requireFromZero(amount: bigint, name: string): void {
  if (amount < 0n) throw new RangeError(`${name} is ${amount}; expected zero or more`)
}

/**
 * xSUSHI minted for SUSHI that enters: `sushi · xSUSHI supply / SUSHI held`, rounded down.
 * 1 to 1 when the bar holds no SUSHI or no xSUSHI exists.
 * @param sushi base units entering, zero or more.
 * @throws RangeError when `sushi` is negative.
 */
export function xsushiMinted(bar: StakingBar, sushi: bigint): bigint {
  requireFromZero(sushi, 'SUSHI entering')
  return isEmpty(bar) ? sushi : (sushi * bar.xsushi) / bar.sushi
}

/**
 * SUSHI paid for xSUSHI that leaves: `xsushi · SUSHI held / xSUSHI supply`, rounded down.
 * @param xsushi base units leaving, zero up to the supply.
 * @throws RangeError when `xsushi` is negative or above the supply, or when no xSUSHI exists (the
 * contract reverts then too).
 */
export function sushiRedeemed(bar: StakingBar, xsushi: bigint): bigint {
  requireFromZero(xsushi, 'xSUSHI leaving')
  if (bar.xsushi === 0n || xsushi > bar.xsushi) {
    throw new RangeError(`xSUSHI leaving is ${xsushi}; the supply is ${bar.xsushi}`)
  }
  return (xsushi * bar.sushi) / bar.xsushi
}

/** The bar after SUSHI entered; parameters and errors as for `xsushiMinted`. */
export function enter(bar: StakingBar, sushi: bigint): StakingBar {
  return { sushi: bar.sushi + sushi, xsushi: bar.xsushi + xsushiMinted(bar, sushi) }
}

/** The bar after xSUSHI left; parameters and errors as for `sushiRedeemed`. */
export function leave(bar: StakingBar, xsushi: bigint): StakingBar {
  return { sushi: bar.sushi - sushiRedeemed(bar, xsushi), xsushi: bar.xsushi - xsushi }
}

/**
 * The bar after protocol fees bought SUSHI and added it; no xSUSHI is minted for that.
 * @param sushi base units added, zero or more.
 * @throws RangeError when `sushi` is negative.
 */
export function addBuyBack(bar: StakingBar, sushi: bigint): StakingBar {
  requireFromZero(sushi, 'SUSHI added')
  return { ...bar, sushi: bar.sushi + sushi }
}

/**
 * SUSHI behind one xSUSHI, `SUSHI held / xSUSHI supply`; 1 in a bar that holds none of either, the
 * rate of its next deposit. Read to 18 decimal places.
 */
export function stakingRatio(bar: StakingBar): number {
  if (isEmpty(bar)) return 1
  return Number((bar.sushi * RATIO_SCALE) / bar.xsushi) / Number(RATIO_SCALE)
}

/** Growth of the ratio between two moments, `later ratio / earlier ratio - 1`, a fraction. */
export function ratioGrowth(earlier: StakingBar, later: StakingBar): number {
  return stakingRatio(later) / stakingRatio(earlier) - 1
}
