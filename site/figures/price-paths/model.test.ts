import { initialValues } from 'docs-engine/testing'
import { expect, it } from 'vitest'
import { PRICE_PATH_EXAMPLES } from '#math/blade/examples.ts'
import { readingsOf } from '../testing.ts'
import { CONTROLS, drawnAt, shownAt } from './model.ts'

/** The path after those of the examples. */
const OWN = PRICE_PATH_EXAMPLES.length
const initial = initialValues(CONTROLS)
const at = (changes: Readonly<Record<string, number>>) => shownAt({ ...initial, ...changes })

it('starts with swings, where the benchmark is ahead of a price that came back', () => {
  const { result } = at({})
  expect(readingsOf(result)).toEqual({
    'Blade’s benchmark': '× 1.4027',
    Holding: '× 1.0000',
    'Constant product': '× 1.0000',
    'Benchmark over holding': '40.27%',
  })
})

it('on a trend to three times the price, holding is first and the pool last', () => {
  // Half in the asset: 0.5 · 3 + 0.5 held, √3 in the pool.
  expect(at({ path: 2 }).result.sentence).toBe(
    'After day 12, without fees, first to last: holding at 2.0000, the daily rebalanced ' +
      'benchmark at 1.7540, the constant product pool at 1.7321 times the start.',
  )
})

it('has all three alike on the first day, when nothing has been traded yet', () => {
  const { now } = at({ day: 1, weight: 0.3 })
  // The price went to 1.5: 0.3 · 1.5 + 0.7.
  expect(now.hold).toBeCloseTo(1.15, 12)
  expect(now.rebalanced).toBeCloseTo(1.15, 12)
  expect(now.constantProduct).toBeCloseTo(1.5 ** 0.3, 12)
})

it.each([...PRICE_PATH_EXAMPLES.keys(), OWN])(
  'the pool without fees never leads on path %d',
  path => {
    const { days } = at({ path, weight: 0.35 })
    expect(days).toHaveLength(13)
    expect(days.filter(({ hold, constantProduct }) => constantProduct > hold + 1e-12)).toEqual([])
  },
)

it('a price that is drawn makes the path the reader’s own', () => {
  const changes = drawnAt(initial, [12, 4])
  const { prices, price, now } = at(changes)
  expect(changes).toMatchObject({ path: OWN, day: 12, p1: 1.5, p11: 1.3, p12: 4 })
  expect(prices).toEqual([1, 1.5, 0.9, 1.6, 1, 0.65, 1.1, 1.7, 0.95, 1.4, 0.8, 1.3, 4])
  expect(price).toBe(4)
  expect(now.hold).toBeCloseTo(2.5, 12)
  expect(now.rebalanced).toBeCloseTo(3.2323812, 7)
})

it('drawing goes on from the path that was shown', () => {
  expect(drawnAt({ ...initial, path: 2 }, [1, 2])).toMatchObject({ p1: 2, p2: 1.2, p12: 3 })
})

it('gives the picture a top that no line leaves', () => {
  const { top, days } = at({ path: 2, weight: 0.95 })
  expect(Math.max(...days.map(({ hold }) => hold))).toBeLessThanOrEqual(top)
})

it('the days that a quick stroke passes are on its line, to either side', () => {
  const line = { p2: 1, p3: 2 ** 0.5, p4: 2, p5: 2 ** 1.5, p6: 4 }
  const own = { ...initial, path: OWN, p2: 1, p6: 4 }
  const right = drawnAt(own, [6.2, 4], [1.8, 1])
  expect(right.day).toBe(6)
  const left = drawnAt(own, [1.8, 1], [6.2, 4])
  expect(left.day).toBe(2)
  for (const [day, price] of Object.entries(line)) {
    expect({ ...own, ...right }).toHaveProperty(day, expect.closeTo(price, 12))
    expect({ ...own, ...left }).toHaveProperty(day, expect.closeTo(price, 12))
  }
  expect(Object.keys(right).sort()).toEqual(['day', 'p3', 'p4', 'p5', 'p6', 'path'])
})
