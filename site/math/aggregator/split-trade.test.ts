import { describe, expect, it } from 'vitest'
import { outputFor } from '../amm/constant-product.ts'
import { bestSinglePool, splitTrade, VENUE_EXAMPLE } from './split-trade.ts'

const POOL = { reserveIn: 100, reserveOut: 200_000 }

/** What the pool pays for a little more, by trying. */
const nextUnit = (pool: typeof POOL, amount: number) =>
  (outputFor(pool, amount + 1e-6) - outputFor(pool, amount)) / 1e-6

describe('a split trade', () => {
  it('is halved over two like pools, and pays as one pool of twice the size', () => {
    const { amounts, output } = splitTrade([POOL, POOL], 10)
    expect(amounts[0]).toBeCloseTo(5, 10)
    expect(amounts[1]).toBeCloseTo(5, 10)
    expect(output).toBeCloseTo(outputFor({ reserveIn: 200, reserveOut: 400_000 }, 10), 6)
  })

  it('sells all of it, and the next unit pays the same everywhere', () => {
    const { amounts } = splitTrade(VENUE_EXAMPLE, 40)
    expect(amounts.reduce((sum, each) => sum + each, 0)).toBeCloseTo(40, 9)
    const prices = VENUE_EXAMPLE.map((pool, index) => nextUnit(pool, amounts[index] ?? 0))
    expect(prices[1]).toBeCloseTo(prices[0] ?? 0, 2)
    expect(prices[2]).toBeCloseTo(prices[0] ?? 0, 2)
  })

  it('pays no less than any split that was tried', () => {
    const { output } = splitTrade(VENUE_EXAMPLE, 20)
    const [a, b, c] = VENUE_EXAMPLE
    for (let first = 0; first <= 20; first += 0.25) {
      for (let second = 0; first + second <= 20; second += 0.25) {
        const tried = outputFor(a, first) + outputFor(b, second) + outputFor(c, 20 - first - second)
        expect(tried).toBeLessThanOrEqual(output + 1e-6)
      }
    }
  })

  it('leaves out a pool whose price is worse than what the others still pay', () => {
    const dear = { reserveIn: 100, reserveOut: 100_000 }
    expect(splitTrade([dear, POOL], 1).amounts[0]).toBe(0)
    expect(splitTrade([dear, POOL], 1).amounts[1]).toBeCloseTo(1, 10)
    expect(splitTrade([dear, POOL], 200).amounts[0]).toBeGreaterThan(0)
  })

  it('of nothing pays nothing', () => {
    expect(splitTrade(VENUE_EXAMPLE, 0).output).toBeCloseTo(0, 9)
  })
})

it('the best single pool is the one that pays most for the whole', () => {
  const large = { reserveIn: 1_000, reserveOut: 1_900_000 }
  expect(bestSinglePool([POOL, large], 1).index).toBe(0)
  expect(bestSinglePool([POOL, large], 50).index).toBe(1)
})

it.each([
  ['no pool', () => splitTrade([], 1)],
  ['no pool to choose from', () => bestSinglePool([], 1)],
  ['a negative amount', () => splitTrade([POOL], -1)],
  ['a fee of all', () => splitTrade([POOL], 1, 1)],
  ['an empty pool', () => splitTrade([{ reserveIn: 0, reserveOut: 1 }], 1)],
])('refuses %s', (_what, attempt) => {
  expect(attempt).toThrow(RangeError)
})
