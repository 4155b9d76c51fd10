import { expect, it } from 'vitest'
import { swapStatuses } from './swap-status.ts'

it('knows the three documented statuses, best first', () => {
  expect(Object.keys(swapStatuses)).toEqual(['Success', 'Partial', 'NoWay'])
})
