import { describe, expect, it } from 'vitest'
import { laterRouteProcessors, ROADMAP_YEAR, roadmap } from './roadmap.ts'

describe('the roadmap', () => {
  it('announces RouteProcessor6 with four items, and Blade, for the first quarter of 2025', () => {
    expect(ROADMAP_YEAR).toBe(2025)
    const subjects = roadmap[0].entries.map(({ subject, items }) => [subject, items.length])
    expect(subjects).toEqual([
      ['RouteProcessor6', 4],
      ['Blade', 1],
    ])
  })

  it('leaves the other three quarters to be confirmed', () => {
    const open = roadmap.filter(({ entries }) => entries.length === 0)
    expect(open.map(({ quarter }) => quarter)).toEqual([2, 3, 4])
  })

  it('is followed by route processors in the order of their numbers and dates', () => {
    const names = laterRouteProcessors.map(({ name }) => name)
    const dates = laterRouteProcessors.map(({ documented }) => documented)
    expect(names).toEqual(['RouteProcessor7', 'RouteProcessor8', 'RouteProcessor9'])
    expect(dates).toEqual([...dates].sort())
  })
})
