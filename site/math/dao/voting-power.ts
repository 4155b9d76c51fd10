import {
  POWER_PER_POOLED_SUSHI,
  POWER_PER_STAKED_TOKEN,
  QUORUM_VOTING_POWER,
} from '#facts/dao/governance.ts'
import { requireFromZero } from '../ranges.ts'

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
