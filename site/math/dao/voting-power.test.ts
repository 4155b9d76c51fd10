import { describe, expect, it } from 'vitest'
import { TOTAL_SUPPLY_SUSHI } from '#facts/dao/tokenomics.ts'
import { reachesQuorum, sushiBehindQuorum, votesByPlace, votingPower } from './voting-power.ts'

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

describe('the same SUSHI, by where it lies', () => {
  it('gives nothing in a wallet, 800 votes staked at a ratio of 1.25, and 2,000 in the pool', () => {
    expect(votesByPlace(1_000, 1.25)).toEqual({ wallet: 0, staked: 800, pooled: 2_000 })
  })

  it('stands behind a quorum in part when pooled, and in more than its number when staked', () => {
    const behind = sushiBehindQuorum(1.274975)
    expect(behind.pooled).toBe(2_500_000)
    expect(behind.staked).toBeCloseTo(6_374_875, 6)
    expect(100 * (behind.staked / TOTAL_SUPPLY_SUSHI)).toBeCloseTo(2.28, 2)
  })

  it('reaches the quorum with what stands behind it, and no less', () => {
    const ratio = 1.25
    const { pooled, staked } = sushiBehindQuorum(ratio)
    expect(reachesQuorum(votesByPlace(staked, ratio).staked)).toBe(true)
    expect(reachesQuorum(votesByPlace(pooled, ratio).pooled)).toBe(true)
    expect(reachesQuorum(votesByPlace(staked - 2, ratio).staked)).toBe(false)
  })

  it.each([0, -1, Number.NaN])('refuses a ratio of %d', ratio => {
    expect(() => votesByPlace(1, ratio)).toThrow(RangeError)
    expect(() => sushiBehindQuorum(ratio)).toThrow(RangeError)
  })
})
