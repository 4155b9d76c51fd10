import { expect, it } from 'vitest'
import { avoidedImpermanentLoss, comparableApy } from './comparable-apy.ts'

it('adds the loss that a constant product pool would have had to the profit', () => {
  // Profit of 2 %, a pool that followed its benchmark, and a price that went to four times: 20 % avoided.
  expect(avoidedImpermanentLoss(0, -0.2)).toBe(0.2)
  expect(comparableApy(0.02, 0.2)).toBeCloseTo(0.22, 12)
})

it.each([0.1, -1.1, Number.NaN])('refuses a loss of %d', loss => {
  expect(() => avoidedImpermanentLoss(0, loss)).toThrow(RangeError)
})
