import { describe, expect, it } from 'vitest'
import { reachesQuorum, votingPower } from './voting-power.ts'

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

it('the quorum is met by 2.5 million in the pool alone, and not by one token less', () => {
  expect(reachesQuorum(votingPower({ pooledSushi: 2_500_000, stakedTokens: 0 }))).toBe(true)
  expect(reachesQuorum(votingPower({ pooledSushi: 2_499_999, stakedTokens: 0 }))).toBe(false)
})
