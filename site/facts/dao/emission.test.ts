import { expect, it } from 'vitest'
import { LAUNCH_PHASE_BLOCKS } from './emission.ts'
import { HISTORICAL_EMISSION } from './tokenomics.ts'

it('emitted 100 million SUSHI in the launch phase', () => {
  expect(LAUNCH_PHASE_BLOCKS * HISTORICAL_EMISSION.launchPerBlock).toBe(100_000_000)
})

it('lasted about 15 days at 13 seconds a block, which the documentation calls 2 weeks', () => {
  expect((LAUNCH_PHASE_BLOCKS * 13) / 86_400).toBeCloseTo(15, 0)
})
