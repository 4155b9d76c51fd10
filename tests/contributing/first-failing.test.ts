import { expect, it } from 'vitest'
import { firstFailing } from './first-failing.ts'

const failsFrom: Readonly<Record<string, number>> = { always: 0, first: 1, inside: 11, last: 26 }
const names = Object.keys(failsFrom)

it('finds the change from which each thing fails', async () => {
  const tried: number[] = []
  const found = await firstFailing(names, 26, async (things, made) => {
    tried.push(made)
    return things.filter(thing => (failsFrom[thing] ?? 0) <= made)
  })
  expect(Object.fromEntries(found)).toEqual(failsFrom)
  expect(tried.length).toBeLessThan(names.length * 6)
})

it('asks nothing when nothing fails', async () => {
  const found = await firstFailing([], 26, () => expect.unreachable())
  expect(found.size).toBe(0)
})
