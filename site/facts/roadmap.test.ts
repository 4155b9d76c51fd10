import { expect, it } from 'vitest'
import { laterRouteProcessors, roadmap } from './roadmap.ts'

it('has every quarter of the year once, in order', () => {
  expect(roadmap.map(({ quarter }) => quarter)).toEqual([1, 2, 3, 4])
})

it('is followed by route processors in the order of their dates', () => {
  const dates: string[] = laterRouteProcessors.map(({ documented }) => documented)
  expect(dates).toEqual(dates.toSorted())
})
