import { nice } from 'd3-array'

/** A round value at or a little above the largest, for an axis that fits what it shows. */
export function niceTop(values: readonly number[], count = 5): number {
  return nice(0, Math.max(...values), count)[1]
}
