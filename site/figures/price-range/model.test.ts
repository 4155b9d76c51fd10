import { expect, it } from 'vitest'
import { lines, readingsOf, saidIn } from '../testing.ts'
import { CONTROLS, readAt, shownAt, TOP } from './model.ts'

/*
 * 4,000 Y put in at 2,000. Of 1,500 and 2,500 the usable ticks at a spacing of 60 are 73,140 and 78,240,
 * which are 1,500.62 and 2,498.91; the rest follows from x = L(1/√p - 1/√upper) and y = L(√p - √lower).
 */
const RANGE = { lower: 1_500, upper: 2_500, tier: 2 }

it('inside the range holds both tokens', () => {
  expect(saidIn(shownAt({ ...RANGE, price: 2_250 }).result)).toEqual(
    lines(`
      The price is in the range: the position holds both tokens and earns fees. At 2,250 Y it is worth 4,159 Y, 1.46% less than holding the deposit.
      Real reserves: 0.403 X, 3,252 Y
      Virtual reserves: 7.884 X, 17,739 Y
      Capital efficiency: 8.36 times
      Worth: 4,159 Y
      Against holding: −1.46%
      Range in ticks: 73,140 to 78,240
    `),
  )
})

it.each([
  [
    800,
    '2.173 X, 0 Y',
    'holds X alone and earns no fees. At 800 Y it is worth 1,738 Y, 40.93% less',
  ],
  [
    4_000,
    '0.000 X, 4,208 Y',
    'holds Y alone and earns no fees. At 4,000 Y it is worth 4,208 Y, 26.98% less',
  ],
])('at %d, outside the range, holds one token', (price, reserves, said) => {
  const { result } = shownAt({ ...RANGE, price })
  expect(readingsOf(result)['Real reserves']).toBe(reserves)
  expect(result.sentence).toContain(said)
})

it('is worth the deposit at the price it was made at', () => {
  const { now, result } = shownAt({ ...RANGE, price: 2_000 })
  expect(result.sentence).toContain('worth 4,000 Y, the same as holding the deposit.')
  expect(readingsOf(result)['Against holding']).toBe('0.00%')
  expect(now.value).toBeCloseTo(4_000, 9)
  expect(now.hold).toBeCloseTo(4_000, 9)
})

it('works harder the narrower it is', () => {
  const efficiency = (lower: number, upper: number, tier: number) =>
    readingsOf(shownAt({ lower, upper, tier, price: 2_000 }).result)['Capital efficiency']
  expect(efficiency(1_600, 2_400, 1)).toBe('10.37 times')
  expect(efficiency(1_900, 2_100, 0)).toBe('40.46 times')
})

it.each(CONTROLS.tier.options.map((_, tier) => tier))(
  'in tier %d is never worth more than holding',
  tier => {
    const { states } = shownAt({ ...RANGE, tier, price: 2_000 })
    expect(states.length).toBeGreaterThan(60)
    expect(states.filter(({ value, hold }) => value > hold + 1e-9)).toEqual([])
  },
)

it('draws no line out of its picture, whatever is set', () => {
  const { lower, upper, tier } = CONTROLS
  const settings = [lower.min, lower.max].flatMap(from =>
    [upper.min, upper.max].flatMap(to =>
      tier.options.map((_, at) => ({ lower: from, upper: to, tier: at, price: 2_000 })),
    ),
  )
  const most = settings.map(values =>
    Math.max(...shownAt(values).states.flatMap(({ value, hold }) => [value, hold])),
  )
  expect(Math.max(...most)).toBeGreaterThan(7_000)
  expect(Math.max(...most)).toBeLessThanOrEqual(TOP)
})

it('draws its lines through the ends of the range, in order', () => {
  const { position, states } = shownAt({ ...RANGE, price: 2_000 })
  const prices = states.map(({ at }) => at)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(prices).toEqual(expect.arrayContaining([position.range.lower, position.range.upper]))
})

it('reads what is held at a price', () => {
  const { position } = shownAt({ ...RANGE, price: 2_000 })
  expect(readAt(position, 2_250)).toEqual({
    lines: ['At 2,250 Y', '0.403 X and 3,252 Y', 'worth 4,159 Y'],
    points: [{ y: expect.closeTo(4_158.7557, 4), tone: 'second' }],
  })
})

it('reads at the price that it names', () => {
  const { position } = shownAt({ ...RANGE, price: 2_000 })
  const { lines: said, points } = readAt(position, 2_249.6)
  expect(said).toEqual(readAt(position, 2_250).lines)
  expect(said[0]).toBe('At 2,250 Y')
  // The mark stays on the line.
  expect(points[0]?.y).toBeLessThan(4_158.7)
})
