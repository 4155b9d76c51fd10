import { expect, it } from 'vitest'
import { lines, readingsOf, saidIn } from '../testing.ts'
import { RATIOS, readAt, shownAt } from './model.ts'

/*
 * When a price goes to four times, a pool holds 2 · √4 / (1 + 4) = 80 % of what holding would be worth;
 * a quarter of fees on it makes up for that.
 */

it('at four times the price, 20 % is lost, and a quarter of fees makes up for it', () => {
  expect(saidIn(shownAt({ ratio: 4, fees: 0.25 }).result)).toEqual(
    lines(`
      At 4 times the first price, the pool is worth 20.00% less than holding before fees. With 25.0% of fee income it is worth as much as holding; 25.00% would break even.
      Before fees: −20.00%
      With fees: 0.00%
      Fees to break even: 25.00%
      Ahead of holding between: 0.25 and 4.00
    `),
  )
})

it('says more or less by the side of the break-even', () => {
  expect(shownAt({ ratio: 4, fees: 0.3 }).result.sentence).toContain(
    'worth 4.00% more than holding',
  )
  expect(shownAt({ ratio: 4, fees: 0 }).result.sentence).toContain(
    'worth 20.00% less than holding;',
  )
})

it('loses nothing while the price stands, and the same either way', () => {
  const { loss, result } = shownAt({ ratio: 1, fees: 0 })
  expect(loss).toBe(0)
  expect(result.sentence).toContain('worth as much as holding before fees')
  expect(readingsOf(result)['Ahead of holding between']).toBe('Never')
  expect(shownAt({ ratio: 0.1, fees: 0 }).loss).toBeCloseTo(
    shownAt({ ratio: 10, fees: 0 }).loss,
    12,
  )
})

it('tints the ground where the pool is ahead, as far as the picture goes', () => {
  const { ahead } = shownAt({ ratio: 2, fees: 0.25 })
  expect([Math.min(...ahead), Math.max(...ahead)]).toEqual([
    expect.closeTo(0.25, 9),
    expect.closeTo(4, 9),
  ])
  expect(shownAt({ ratio: 2, fees: 0 }).ahead.every(ratio => Math.abs(ratio - 1) < 1e-9)).toBe(true)
})

it('calculates its curves over the whole picture', () => {
  expect(RATIOS[0]).toBeCloseTo(0.1, 12)
  expect(RATIOS.at(-1)).toBeCloseTo(10, 12)
})

it('reads the loss and what fees leave of it', () => {
  expect(readAt(4, 0.1)).toEqual({
    lines: ['4.00 times the price', '−20.00% before fees', '−12.00% with fees'],
    points: [
      { y: expect.closeTo(-0.2, 12), tone: 'second' },
      { y: expect.closeTo(-0.12, 12), tone: 'second' },
    ],
  })
})

it('reads at the ratio that it names', () => {
  const { lines: said, points } = readAt(0.1049, 0)
  // 2 · √0.1 / 1.1 = 0.57496.
  expect(said).toEqual(['0.10 times the price', '−42.50% before fees', '−42.50% with fees'])
  // The marks stay on the lines.
  expect(points[0]?.y).toBeCloseTo(-0.413734, 6)
})
