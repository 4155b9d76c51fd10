import { DIGITS, type Place } from './marks.ts'

const short = (units: number) => Number(units.toFixed(DIGITS))
const written = ([x, y]: Place) => `${short(x)} ${short(y)}`

/** A line from place to place, all in units of the picture; nothing without places. */
export function linePath(places: readonly Place[]): string | undefined {
  return places.length > 0 ? `M${places.map(written).join('L')}` : undefined
}

/** The ground between two lines, both from left to right. */
export function areaPath(one: readonly Place[], other: readonly Place[]): string | undefined {
  const path = linePath([...one, ...other.toReversed()])
  return path && `${path}Z`
}

/** A curve onward to a place, level at both ends: its bend is halfway across. */
function bendTo(from: Place, to: Place): string {
  const middle = (from[0] + to[0]) / 2
  return `C${[[middle, from[1]] as const, [middle, to[1]] as const, to].map(written).join(' ')}`
}

/**
 * A band whose edges are level at both ends.
 * @param upper its upper edge, from end to end.
 * @param lower its lower edge, from end to end.
 */
export function bandPath(
  upper: readonly [from: Place, to: Place],
  lower: readonly [from: Place, to: Place],
): string {
  const [below, back] = [lower[1], lower[0]]
  return `M${written(upper[0])}${bendTo(...upper)}L${written(below)}${bendTo(below, back)}Z`
}
