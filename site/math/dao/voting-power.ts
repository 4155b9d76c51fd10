import {
  POWER_PER_POOLED_SUSHI,
  POWER_PER_STAKED_TOKEN,
  POWER_PER_WALLET_SUSHI,
  QUORUM_VOTING_POWER,
} from '#facts/dao/governance.ts'
import { requireFromZero, requirePositive } from '../ranges.ts'

/** What one voter, or all voters together, hold when a vote starts, in whole tokens. */
export interface Holdings {
  /** SUSHI in the SUSHI-ETH pool, zero or more. */
  readonly pooledSushi: number
  /** Staked tokens (xSUSHI), zero or more. */
  readonly stakedTokens: number
}

/**
 * Voting power of what is held: `2 · pooled + 1 · staked`.
 * Source of the formula: the protocol's published documentation, version 6.2.12.
 * @throws RangeError when an amount is negative or not finite.
 */
export function votingPower({ pooledSushi, stakedTokens }: Holdings): number {
  requireFromZero('the amount of SUSHI in the pool', pooledSushi)
  requireFromZero('the amount of staked tokens', stakedTokens)
  return POWER_PER_POOLED_SUSHI * pooledSushi + POWER_PER_STAKED_TOKEN * stakedTokens
}

/**
 * Whether a vote reached the quorum; power equal to the quorum is enough.
 * @param power voting power that took part.
 */
export function reachesQuorum(power: number): boolean {
  return power >= QUORUM_VOTING_POWER
}

/** Votes of the same SUSHI, by where it lies. */
export interface VotesByPlace {
  readonly wallet: number
  /** Staked: each SUSHI gives less than one xSUSHI once the ratio is above 1. */
  readonly staked: number
  /** In the SUSHI-ETH pool. */
  readonly pooled: number
}

/**
 * Votes of an amount of SUSHI in a wallet, staked, and in the SUSHI-ETH pool.
 * @param sushi whole tokens, zero or more.
 * @param ratio SUSHI behind one xSUSHI when it is staked, above zero.
 * @throws RangeError outside these ranges.
 */
export function votesByPlace(sushi: number, ratio: number): VotesByPlace {
  requireFromZero('the amount of SUSHI', sushi)
  requirePositive('the ratio', ratio)
  return {
    wallet: POWER_PER_WALLET_SUSHI * sushi,
    staked: votingPower({ pooledSushi: 0, stakedTokens: sushi / ratio }),
    pooled: votingPower({ pooledSushi: sushi, stakedTokens: 0 }),
  }
}

/**
 * SUSHI behind a quorum that one kind of holding reaches alone: in the pool, and staked.
 * @param ratio as for `votesByPlace`.
 * @throws RangeError when the ratio is not above zero.
 */
export function sushiBehindQuorum(ratio: number): Omit<VotesByPlace, 'wallet'> {
  requirePositive('the ratio', ratio)
  return {
    pooled: QUORUM_VOTING_POWER / POWER_PER_POOLED_SUSHI,
    staked: (QUORUM_VOTING_POWER / POWER_PER_STAKED_TOKEN) * ratio,
  }
}
