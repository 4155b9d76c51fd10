import { range } from 'd3-array'
import { scaleLinear, scaleLog } from 'd3-scale'

/**
 * Values from one end to the other, both included, at equal ways.
 * @param steps ways between them, an integer above zero.
 * @param isLogarithmic whether equal ways are equal ratios; both ends are then above zero.
 */
export function spaced(
  ends: readonly [number, number],
  steps: number,
  isLogarithmic = false,
): number[] {
  const scale = (isLogarithmic ? scaleLog() : scaleLinear()).domain(ends).range([0, steps])
  return range(steps + 1).map(step => scale.invert(step))
}
