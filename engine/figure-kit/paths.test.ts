import { expect, it } from 'vitest'
import { areaPath, bandPath, linePath } from './paths.ts'

it('writes a line through places, to a tenth of a unit', () => {
  expect(
    linePath([
      [0, 1.25],
      [10.04, 2],
      [20, -3],
    ]),
  ).toBe('M0 1.3L10 2L20 -3')
  expect(linePath([])).toBeUndefined()
})

it('writes the ground between two lines, there and back', () => {
  expect(
    areaPath(
      [
        [0, 0],
        [10, 1],
      ],
      [
        [0, 5],
        [10, 6],
      ],
    ),
  ).toBe('M0 0L10 1L10 6L0 5Z')
})

it('writes a band that is level at its ends, and as high at each', () => {
  expect(
    bandPath(
      [
        [0, 0],
        [10, 20],
      ],
      [
        [0, 4],
        [10, 24],
      ],
    ),
  ).toBe('M0 0C5 0 5 20 10 20L10 24C5 24 5 4 0 4Z')
})
