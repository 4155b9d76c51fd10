/**
 * The value in the middle of a list.
 * @throws RangeError for an empty list.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1]
  const high = sorted[Math.floor(middle)]
  if (low === undefined || high === undefined) throw new RangeError('a median needs values')
  return (low + high) / 2
}

/** Values that were measured several times. */
export interface Spread {
  median: number
  least: number
  most: number
}

/**
 * The median of a list with its least and most.
 * @throws RangeError for an empty list.
 */
export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) }
}
