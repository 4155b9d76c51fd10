import { describe, expect, it } from 'vitest'
import { CONCENTRATED_LIQUIDITY_TIERS } from '#facts/amm/fees.ts'
import { amountsAt, valueIn } from './concentrated-liquidity.ts'
import {
  feesToBreakEven,
  lossAtEnd,
  middleEfficiency,
  narrowestRange,
  rangeOfTicks,
  ticksEachSide,
  tiersAllowing,
} from './range-choice.ts'

const STABLE = { lower: 0.9995, upper: 1.0005 }

describe('a range seen from its middle', () => {
  it('has the efficiency of the closed form', () => {
    expect(middleEfficiency(STABLE)).toBeCloseTo(4_000.4997, 4)
    for (const factor of [1.001, 1.1, 2, 10]) {
      const range = { lower: 1 / factor, upper: factor }
      expect(middleEfficiency(range)).toBeCloseTo(1 / (1 - (1 / factor ** 2) ** 0.25), 6)
    }
  })

  it('loses as much at one end as at the other', () => {
    const range = { lower: 1 / 1.3, upper: 1.3 }
    const deposit = amountsAt(range, 1, 1)
    const below =
      valueIn(amountsAt(range, 1, range.lower), range.lower) / valueIn(deposit, range.lower) - 1
    expect(lossAtEnd(range)).toBeCloseTo(below, 12)
    // (√f + 1) / (f + 1) - 1 with a factor f to each end.
    expect(lossAtEnd(range)).toBeCloseTo((Math.sqrt(1.3) + 1) / 2.3 - 1, 12)
  })

  it('is worth as much as holding with the fees that break even', () => {
    const range = { lower: 0.5, upper: 2 }
    expect((1 + lossAtEnd(range)) * (1 + feesToBreakEven(range))).toBeCloseTo(1, 12)
  })

  it('loses less for its own width than a wider one, and works harder', () => {
    const widths = [1, 10, 100, 1_000, 10_000].map(rangeOfTicks)
    const losses = widths.map(lossAtEnd)
    const efficiencies = widths.map(middleEfficiency)
    expect(losses).toEqual(losses.toSorted((a, b) => b - a))
    expect(efficiencies).toEqual(efficiencies.toSorted((a, b) => b - a))
  })

  it('lies a number of ticks from its ends', () => {
    expect(ticksEachSide(STABLE)).toBeCloseTo(5.00025, 4)
    expect(ticksEachSide(rangeOfTicks(60))).toBeCloseTo(60, 6)
  })
})

it('the narrowest range of each tier is one step of its spacing', () => {
  const steps = CONCENTRATED_LIQUIDITY_TIERS.map(({ tickSpacing }) => narrowestRange(tickSpacing))
  expect(steps.map(({ upper }) => Number((upper - 1).toFixed(6)))).toEqual([
    0.0001, 0.001, 0.006018, 0.0202,
  ])
  // 1 / (1 - 1.0001^(-spacing / 4))
  const efficiencies = steps.map(middleEfficiency).map(Math.round)
  expect(efficiencies).toEqual([40_002, 4_001, 667, 201])
})

it.each([
  [STABLE, [0.0001]],
  [rangeOfTicks(10), [0.0001, 0.0005]],
  [rangeOfTicks(59), [0.0001, 0.0005]],
  [rangeOfTicks(200), [0.0001, 0.0005, 0.003, 0.01]],
])('the range %o is for tiers whose spacing is no wider', (range, fees) => {
  expect(tiersAllowing(range).map(({ fee }) => fee)).toEqual(fees)
})

it.each([
  ['no tick', () => rangeOfTicks(0)],
  ['half a tick', () => rangeOfTicks(0.5)],
  ['a spacing of zero', () => narrowestRange(0)],
  ['a range that falls', () => lossAtEnd({ lower: 2, upper: 1 })],
])('refuses %s', (_what, attempt) => {
  expect(attempt).toThrow(RangeError)
})
