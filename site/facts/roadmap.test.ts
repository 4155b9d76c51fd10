import { describe, expect, it } from 'vitest'
import { laterRouteProcessors, roadmap } from './roadmap.ts'

describe('the roadmap', () => {
  it('has the quarters of a year in their order', () => {
    expect(roadmap.map(({ quarter }) => quarter)).toEqual([1, 2, 3, 4])
  })

  it('announces something with every entry', () => {
    const entries = roadmap.flatMap(quarter => [...quarter.entries])
    expect(entries).not.toEqual([])
    expect(entries.filter(({ items }) => items[0].trim() === '')).toEqual([])
  })

  it('is followed by route processors in the order of their numbers and dates', () => {
    const numbers = laterRouteProcessors.map(({ name }) => Number(/\d+$/.exec(name)?.[0]))
    const dates = laterRouteProcessors.map(({ documented }) => documented)
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(dates).toEqual([...dates].sort())
  })
})
