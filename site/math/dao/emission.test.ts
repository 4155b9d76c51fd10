import { expect, it } from 'vitest'
import { emittedSushi, LAUNCH_PHASE_BLOCKS } from './emission.ts'

it.each([
  [0, 0],
  [50_000, 50_000_000],
  [100_000, 100_000_000],
  [100_001, 100_000_100],
  [200_000, 110_000_000],
])(
  'after %d blocks, 1,000 a block in the launch phase and 100 after it make %d SUSHI',
  (blocks, sushi) => {
    expect(emittedSushi(blocks)).toBe(sushi)
  },
)

it('has a launch phase of about 15 days at 13 seconds a block, which the documentation calls 2 weeks', () => {
  expect((LAUNCH_PHASE_BLOCKS * 13) / 86_400).toBeCloseTo(15, 0)
})

it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d blocks', blocks => {
  expect(() => emittedSushi(blocks)).toThrow(RangeError)
})
