import { describe, expect, it } from 'vitest'
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

const EMPTY: StakingBar = { sushi: 0n, xsushi: 0n }
const START: StakingBar = { sushi: 1_000_000n * 10n ** 18n, xsushi: 800_000n * 10n ** 18n }

describe('the worked example: 1,000 SUSHI, and 20,000 bought back', () => {
  const entered = enter(START, 1_000n * 10n ** 18n)
  const grown = addBuyBack(entered, 20_000n * 10n ** 18n)
  const paid = sushiRedeemed(grown, 800n * 10n ** 18n)

  it('mints 800 xSUSHI at a ratio of 1.25', () => {
    expect(stakingRatio(START)).toBe(1.25)
    expect(entered).toEqual({
      sushi: 1_001_000n * 10n ** 18n,
      xsushi: 800_800n * 10n ** 18n,
    })
  })

  it('raises the ratio to 1.274975 without minting', () => {
    expect(grown.xsushi).toBe(entered.xsushi)
    expect(stakingRatio(grown)).toBeCloseTo(1.274975, 6)
  })

  it('pays 1,019.98 SUSHI for them, rounded down to the base unit', () => {
    expect(paid).toBe(1_019_980_019_980_019_980_019n)
  })

  it('leaves 1,019,980.02 SUSHI behind 800,000 xSUSHI', () => {
    const left = leave(grown, 800n * 10n ** 18n)
    expect(Number(left.sushi) / 1e18).toBeCloseTo(1_019_980.02, 2)
    expect(left.xsushi).toBe(800_000n * 10n ** 18n)
  })

  it('grew by 1.998 percent', () => {
    expect(100 * ratioGrowth(START, grown)).toBeCloseTo(1.998, 3)
  })
})

describe('an empty bar', () => {
  it('mints 1 to 1 for the first deposit', () => {
    expect(xsushiMinted(EMPTY, 123n)).toBe(123n)
    expect(stakingRatio(enter(EMPTY, 123n))).toBe(1)
    expect(stakingRatio(EMPTY)).toBe(1)
  })

  it('mints 1 to 1 when SUSHI was sent to it before the first deposit', () => {
    expect(xsushiMinted({ sushi: 500n, xsushi: 0n }, 123n)).toBe(123n)
  })

  it('has nothing to redeem', () => {
    expect(() => sushiRedeemed(EMPTY, 0n)).toThrow(RangeError)
  })
})

describe('rounding', () => {
  const uneven: StakingBar = { sushi: 7n, xsushi: 3n }

  it('rounds minting and redeeming down', () => {
    expect(xsushiMinted(uneven, 5n)).toBe(2n)
    expect(sushiRedeemed(uneven, 2n)).toBe(4n)
  })

  it('never lets a round trip pay out more than came in', () => {
    for (let amount = 1n; amount <= 50n; amount += 1n) {
      const minted = xsushiMinted(uneven, amount)
      expect(sushiRedeemed(enter(uneven, amount), minted)).toBeLessThanOrEqual(amount)
    }
  })

  it('pays out everything when all xSUSHI leaves', () => {
    expect(leave(uneven, 3n)).toEqual(EMPTY)
  })
})

describe('what it refuses', () => {
  it.each([
    ['entering a negative amount', () => enter(START, -1n)],
    ['leaving with a negative amount', () => leave(START, -1n)],
    ['leaving with more than the supply', () => leave(START, START.xsushi + 1n)],
    ['adding a negative amount', () => addBuyBack(START, -1n)],
  ])('%s', (_what, attempt) => {
    expect(attempt).toThrow(RangeError)
  })
})
