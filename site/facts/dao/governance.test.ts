import { describe, expect, it } from 'vitest'
import {
  OPERATIONS_MULTISIG,
  POWER_PER_POOLED_SUSHI,
  POWER_PER_STAKED_TOKEN,
  QUORUM_VOTING_POWER,
  reachesQuorum,
  TREASURY_MULTISIG,
  votingPower,
} from './governance.ts'
import { TOTAL_SUPPLY_SUSHI } from './tokenomics.ts'

describe('published values of governance', () => {
  it.each([
    ['quorum, voting power', QUORUM_VOTING_POWER, 5_000_000],
    ['power of a token in the SUSHI-ETH pool', POWER_PER_POOLED_SUSHI, 2],
    ['power of a staked token', POWER_PER_STAKED_TOKEN, 1],
    ['treasury signatures', TREASURY_MULTISIG.required, 4],
    ['treasury signers', TREASURY_MULTISIG.signers, 6],
    ['operations signatures', OPERATIONS_MULTISIG.required, 3],
  ])('%s', (_what, held, published) => {
    expect(held).toBe(published)
  })

  it('puts the quorum at 1.79 % of the total supply', () => {
    expect((100 * QUORUM_VOTING_POWER) / TOTAL_SUPPLY_SUSHI).toBeCloseTo(1.79, 2)
  })
})

describe('votingPower', () => {
  it('counts 1.5 million pooled and 2 million staked as 5 million', () => {
    expect(votingPower({ pooledSushi: 1_500_000, stakedTokens: 2_000_000 })).toBe(5_000_000)
  })

  it('is nothing for a wallet with neither', () => {
    expect(votingPower({ pooledSushi: 0, stakedTokens: 0 })).toBe(0)
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d tokens', amount => {
    expect(() => votingPower({ pooledSushi: amount, stakedTokens: 0 })).toThrow(RangeError)
    expect(() => votingPower({ pooledSushi: 0, stakedTokens: amount })).toThrow(RangeError)
  })
})

describe('reachesQuorum', () => {
  it('is met by 2.5 million in the pool alone, and not by one token less', () => {
    expect(reachesQuorum(votingPower({ pooledSushi: 2_500_000, stakedTokens: 0 }))).toBe(true)
    expect(reachesQuorum(votingPower({ pooledSushi: 2_499_999, stakedTokens: 0 }))).toBe(false)
  })
})
