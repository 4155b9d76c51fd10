import { expect, it } from 'vitest'
import { degrees, dewPoint } from './dew-point.ts'

// Values of common tables of dew points, which give them to a tenth of a degree.
it.each([
  [20, 50, 9.3],
  [25, 60, 16.7],
  [30, 80, 26.2],
])('air of %d °C and %d %% has its dew point at %d °C', (temperature, humidity, expected) => {
  expect(dewPoint(temperature, humidity)).toBeCloseTo(expected, 1)
})

it('air that is saturated is at its dew point', () => {
  for (const temperature of [-20, 0, 45])
    expect(dewPoint(temperature, 100)).toBeCloseTo(temperature, 9)
})

it('temperatures are printed on one line, with a minus that is one, and zero without it', () => {
  expect([-6.84, -0.04, 12].map(degrees)).toEqual(['−6.8\u00a0°C', '0.0\u00a0°C', '12.0\u00a0°C'])
})
