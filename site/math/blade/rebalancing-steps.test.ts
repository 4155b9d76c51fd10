import { expect, it } from 'vitest'
import { rebalancingSteps } from './rebalancing-steps.ts'

const steps = rebalancingSteps()

it('passes through the published states', () => {
  expect(steps.map(({ eth, usdc, total }) => [eth, usdc, total])).toEqual([
    [1, 1000, 2000],
    [1, 1000, 3000],
    [0.75, 1500, 3000],
    [0.75, 1500, 2250],
    [1.125, 1125, 2250],
  ])
})

it('is back at its target after each of two trades', () => {
  const shares = steps.filter(({ rebalanced }) => rebalanced).map(({ ethShare }) => ethShare)
  expect(shares).toEqual([0.5, 0.5])
})

it('refuses an example without value', () => {
  const start = { startValue: 0, startPrice: 1, targetWeight: 0.5, factors: [] }
  expect(() => rebalancingSteps(start)).toThrow(RangeError)
})
