/**
 * The rules of governance: quorum, voting power and signatures.
 * Source of every constant: the protocol's published documentation, version 6.2.12.
 */

/** Least voting power that must take part for a vote to bind. */
export const QUORUM_VOTING_POWER = 5_000_000

/** Voting power of one SUSHI in the SUSHI-ETH pool. */
export const POWER_PER_POOLED_SUSHI = 2

/** Voting power of one staked token (xSUSHI). */
export const POWER_PER_STAKED_TOKEN = 1

/** The wallet of the treasury and the development fund: signatures needed, of how many signers. */
export const TREASURY_MULTISIG = { required: 4, signers: 6 } as const

/** The wallet of operations: signatures needed. The number of its signers is not published. */
export const OPERATIONS_MULTISIG = { required: 3 } as const

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
  for (const amount of [pooledSushi, stakedTokens]) {
    if (!(Number.isFinite(amount) && amount >= 0)) {
      throw new RangeError(`an amount of tokens is ${amount}; expected a number from 0`)
    }
  }
  return POWER_PER_POOLED_SUSHI * pooledSushi + POWER_PER_STAKED_TOKEN * stakedTokens
}

/**
 * Whether a vote reached the quorum; power equal to the quorum is enough.
 * @param power voting power that took part.
 */
export function reachesQuorum(power: number): boolean {
  return power >= QUORUM_VOTING_POWER
}
