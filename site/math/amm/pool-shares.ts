import { MINIMUM_LIQUIDITY } from '#facts/amm/lp-token.ts'
import { integerRoot } from './integer-root.ts'

/**
 * Shares of a constant product pool: what its LP token stands for. All amounts are base units.
 * Source: functions `mint` and `burn` of
 * https://github.com/sushi-labs/sushiswap/blob/e7f1b0ea850d0e49596ac6ba3f1ed3937cf75fcb/contracts/uniswapv2/UniswapV2Pair.sol
 */

/** Amounts of the pool's two tokens, base units. */
export interface TokenPair {
  readonly x: bigint
  readonly y: bigint
}

/**
 * LP units of the first deposit, `√(x·y) - 1000`.
 * @throws RangeError when that is not above zero (the contract reverts too).
 */
export function firstShares({ x, y }: TokenPair): bigint {
  const shares = integerRoot(x * y) - MINIMUM_LIQUIDITY
  if (shares <= 0n) throw new RangeError(`a first deposit of ${x} and ${y} is too small`)
  return shares
}

/**
 * LP units of a later deposit, `min(x / X, y / Y) · supply`, rounded down. What exceeds the pool's
 * proportion earns nothing.
 * @param reserves what the pool holds, above zero.
 * @param supply LP units that exist, above zero.
 * @throws RangeError when a reserve or the supply is not above zero.
 */
export function laterShares(deposit: TokenPair, reserves: TokenPair, supply: bigint): bigint {
  if (reserves.x <= 0n || reserves.y <= 0n || supply <= 0n) {
    throw new RangeError('the pool is empty; its first deposit has a formula of its own')
  }
  const byX = (deposit.x * supply) / reserves.x
  const byY = (deposit.y * supply) / reserves.y
  if (byX < byY) return byX
  return byY
}

/**
 * What burning LP units pays, the same part of each reserve, rounded down.
 * @param shares LP units, from zero to the supply.
 * @throws RangeError outside this range.
 */
export function redeemed(shares: bigint, reserves: TokenPair, supply: bigint): TokenPair {
  if (shares < 0n || shares > supply || supply <= 0n) {
    throw new RangeError(`the shares burned are ${shares}; the supply is ${supply}`)
  }
  return { x: (shares * reserves.x) / supply, y: (shares * reserves.y) / supply }
}
