import { describe, expect, it } from 'vitest'
import {
  requireFee,
  requireFraction,
  requireFromZero,
  requirePositive,
  requireSameLength,
  requireWeights,
} from './ranges.ts'

describe('what is let through', () => {
  it.each([
    ['a number above zero', () => requirePositive('it', 1e-9)],
    ['zero where zero is meant', () => requireFromZero('it', 0)],
    ['both ends of a fraction', () => [0, 1].map(end => requireFraction('it', end))],
    ['no fee', () => requireFee(0)],
    ['thirds', () => requireWeights([1 / 3, 1 / 3, 1 / 3])],
    ['lists of one length', () => requireSameLength('they', [1, 2], ['a', 'b'])],
  ])('%s', (_what, check) => {
    expect(check).not.toThrow()
  })
})

describe('what is refused', () => {
  it.each([
    ['zero as a positive number', () => requirePositive('it', 0)],
    ['infinity', () => requirePositive('it', Number.POSITIVE_INFINITY)],
    ['no number', () => requireFromZero('it', Number.NaN)],
    ['a negative number', () => requireFromZero('it', -1)],
    ['a fraction above 1', () => requireFraction('it', 1.01)],
    ['a fee of everything', () => requireFee(1)],
    ['weights that sum to less', () => requireWeights([0.5, 0.4])],
    ['a negative weight', () => requireWeights([-0.5, 1.5])],
    ['no weights', () => requireWeights([])],
    ['lists of two lengths', () => requireSameLength('they', [1], [])],
  ])('%s', (_what, check) => {
    expect(check).toThrow(RangeError)
  })

  it('by a message that names the value', () => {
    expect(() => requirePositive('the price', -2)).toThrow('the price is -2')
  })
})
