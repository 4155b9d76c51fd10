import { RouteStatus } from 'sushi/evm'
import { expect, it } from 'vitest'
import { swapStatuses } from './swap-status.ts'

it('describes every status that the SDK knows', () => {
  expect(Object.keys(swapStatuses).sort()).toEqual(Object.values(RouteStatus).sort())
})
