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

/** Voting power of one SUSHI that lies in a wallet: it is not among the holdings that are listed. */
export const POWER_PER_WALLET_SUSHI = 0

/** The wallet of the treasury and the development fund: signatures needed, of how many signers. */
export const TREASURY_MULTISIG = { required: 4, signers: 6 } as const

/** The wallet of operations: signatures needed. The number of its signers is not published. */
export const OPERATIONS_MULTISIG = { required: 3 } as const
