import { expect, it } from 'vitest'
import { MINIMUM_LIQUIDITY } from '#facts/amm/lp-token.ts'
import { integerRoot } from './integer-root.ts'
import { firstShares, laterShares, redeemed } from './pool-shares.ts'

it('takes roots of whole numbers, rounded down', () => {
  const known: [bigint, bigint][] = [
    [0n, 0n],
    [1n, 1n],
    [3n, 1n],
    [4n, 2n],
    [99n, 9n],
    [10n ** 40n, 10n ** 20n],
    [10n ** 40n - 1n, 10n ** 20n - 1n],
    [2n ** 192n, 2n ** 96n],
  ]
  for (const [value, root] of known) expect(integerRoot(value)).toBe(root)
  expect(() => integerRoot(-1n)).toThrow(RangeError)
})

it('locks 1,000 units of the first deposit', () => {
  expect(MINIMUM_LIQUIDITY).toBe(1000n)
  expect(firstShares({ x: 40_000n, y: 90_000n })).toBe(59_000n)
  expect(() => firstShares({ x: 1000n, y: 1000n })).toThrow(RangeError)
})

it('gives a later deposit the smaller of its two parts', () => {
  const reserves = { x: 100n, y: 200n }
  expect(laterShares({ x: 10n, y: 20n }, reserves, 1_000n)).toBe(100n)
  expect(laterShares({ x: 10n, y: 90n }, reserves, 1_000n)).toBe(100n)
  expect(laterShares({ x: 90n, y: 20n }, reserves, 1_000n)).toBe(100n)
  expect(() => laterShares({ x: 1n, y: 1n }, { x: 0n, y: 0n }, 0n)).toThrow(RangeError)
})

it('pays the same part of both reserves, rounded down', () => {
  expect(redeemed(333n, { x: 100n, y: 200n }, 1_000n)).toEqual({ x: 33n, y: 66n })
  expect(() => redeemed(1_001n, { x: 1n, y: 1n }, 1_000n)).toThrow(RangeError)
  expect(() => redeemed(-1n, { x: 1n, y: 1n }, 1_000n)).toThrow(RangeError)
})
