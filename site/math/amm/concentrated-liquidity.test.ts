import { TICK_SPACINGS, TickMath } from 'sushi/evm'
import { describe, expect, it } from 'vitest'
import { CONCENTRATED_LIQUIDITY_TIERS, FEE_UNITS_PER_WHOLE } from '#facts/amm/fees.ts'
import { MAX_TICK } from '#facts/amm/ticks.ts'
import {
  amountsAt,
  buyX,
  capitalEfficiency,
  liquidityForCapital,
  liquidityForX,
  valueIn,
  virtualReserveOffsets,
} from './concentrated-liquidity.ts'
import { impermanentLoss } from './impermanent-loss.ts'
import { nearestUsableTick, priceAtTick, sqrtPriceX96, tickAtPrice } from './ticks.ts'

const RANGE = { lower: 1500, upper: 2500 }
const L = liquidityForX(RANGE, 2000, 1)

describe('ticks', () => {
  it('are spaced as in the published package', () => {
    const spacings = CONCENTRATED_LIQUIDITY_TIERS.map(({ fee, tickSpacing }) => [
      String(Math.round(fee * FEE_UNITS_PER_WHOLE)),
      tickSpacing,
    ])
    expect(Object.fromEntries(spacings)).toEqual(TICK_SPACINGS)
    expect(TickMath.MAX_TICK).toBe(MAX_TICK)
  })

  it('bracket a price', () => {
    expect(priceAtTick(76_012)).toBeCloseTo(1999.835, 4)
    expect(priceAtTick(76_013)).toBeCloseTo(2000.035, 4)
    expect(tickAtPrice(2e-9)).toBe(-200_312)
  })

  it.each([
    [1500, 73_140, 1500.621],
    [2000, 76_020, 2001.4354],
    [2500, 78_240, 2498.9073],
  ])('near %d with a spacing of 60', (price, tick, tickPrice) => {
    expect(nearestUsableTick(price, 60)).toBe(tick)
    expect(priceAtTick(tick)).toBeCloseTo(tickPrice, 4)
  })

  it('are stored as the root of the price', () => {
    const stored = sqrtPriceX96(2_000_000_000n, 10n ** 18n)
    expect(stored).toBe(3_543_191_142_285_914_205_922_034n)
    expect(TickMath.getTickAtSqrtRatio(stored)).toBe(-200_312)
  })
})

describe('a position of 1 X at 2,000 in the range 1,500 to 2,500', () => {
  const y = amountsAt(RANGE, L, 2000).y

  it.each([
    // price, X, Y, value against holding %
    [1200, 2.465345, 0, -20.8568],
    [1500, 2.465345, 0, -8.4208],
    [1750, 1.654003, 1314.523, -1.8429],
    [2250, 0.458279, 3687.214, -1.4559],
    [2500, 0, 4774.1192, -5.2388],
    [3000, 0, 4774.1192, -13.7942],
  ])('at a price of %d', (price, x, ofY, against) => {
    const held = amountsAt(RANGE, L, price)
    expect(held.x).toBeCloseTo(x, 6)
    expect(held.y).toBeCloseTo(ofY, 4)
    expect(100 * (valueIn(held, price) / valueIn({ x: 1, y }, price) - 1)).toBeCloseTo(against, 4)
  })

  it('is bought with its worth in Y, in proportion', () => {
    const liquidity = liquidityForX(RANGE, 2000, 1)
    const worth = valueIn(amountsAt(RANGE, liquidity, 2000), 2000)
    expect(liquidityForCapital(RANGE, 2000, worth)).toBeCloseTo(liquidity, 9)
    expect(liquidityForCapital(RANGE, 2000, 2 * worth)).toBeCloseTo(2 * liquidity, 9)
    expect(liquidityForCapital(RANGE, 2000, 0)).toBe(0)
    expect(() => liquidityForCapital(RANGE, 2000, -1)).toThrow(RangeError)
  })

  it('has virtual reserves whose product is L squared', () => {
    const offsets = virtualReserveOffsets(RANGE, L)
    expect(offsets.x).toBeCloseTo(8.472136, 6)
    expect(offsets.y).toBeCloseTo(16_406.22073, 5)
    for (const price of [1600, 2000, 2400]) {
      const held = amountsAt(RANGE, L, price)
      expect((held.x + offsets.x) * (held.y + offsets.y)).toBeCloseTo(179_442.719, 2)
    }
  })

  it('loses its capital efficiency times what a full range loses, in money', () => {
    const start = valueIn({ x: 1, y }, 2000)
    for (const price of [1750, 2250]) {
      const loss = valueIn(amountsAt(RANGE, L, price), price) - valueIn({ x: 1, y }, price)
      const ratio = price / 2000
      const fullRange = start * ((1 + ratio) / 2) * impermanentLoss(ratio)
      expect(loss / fullRange).toBeCloseTo(capitalEfficiency(RANGE, 2000), 6)
    }
  })
})

describe('swaps inside the range', () => {
  it('move the price from 2,000 to 2,216.05 for 1,000 Y', () => {
    const bought = buyX(RANGE, L, 2000, 1000, 0.003)
    expect(bought.priceAfter).toBeCloseTo(2216.0516, 4)
    const before = amountsAt(RANGE, L, 2000)
    const after = amountsAt(RANGE, L, bought.priceAfter)
    expect(before.x - after.x).toBeCloseTo(bought.amountOut, 8)
    expect(after.y - before.y).toBeCloseTo(997, 8)
  })
})

describe('what is refused', () => {
  it.each([
    ['a range that falls', () => amountsAt({ lower: 2, upper: 1 }, 1, 1)],
    ['negative liquidity', () => amountsAt(RANGE, -1, 2000)],
    ['a price outside the range', () => capitalEfficiency(RANGE, 2500)],
    ['a swap out of the range', () => buyX(RANGE, L, 2000, 1e6, 0.003)],
    ['a tick beyond the limit', () => priceAtTick(MAX_TICK + 1)],
    ['a price of zero', () => tickAtPrice(0)],
    ['a spacing of zero', () => nearestUsableTick(1, 0)],
    ['no amount of token0', () => sqrtPriceX96(1n, 0n)],
  ])('%s', (_what, attempt) => {
    expect(attempt).toThrow(RangeError)
  })
})
