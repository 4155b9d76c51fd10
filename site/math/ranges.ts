/** Checks of what formulas are given. Each names the value in its message. */

/** How far a sum of weights may be from 1, for weights such as a third that no number holds exactly. */
const WEIGHT_TOLERANCE = 1e-9

/** @throws RangeError unless the value is finite and above zero. */
export function requirePositive(name: string, value: number): void {
  if (!(Number.isFinite(value) && value > 0)) {
    throw new RangeError(`${name} is ${value}; expected a number above 0`)
  }
}

/** @throws RangeError unless the value is finite and zero or more. */
export function requireFromZero(name: string, value: number): void {
  if (!(Number.isFinite(value) && value >= 0)) {
    throw new RangeError(`${name} is ${value}; expected a number from 0`)
  }
}

/** @throws RangeError unless the value is from 0 to 1. */
export function requireFraction(name: string, value: number): void {
  if (!(value >= 0 && value <= 1)) {
    throw new RangeError(`${name} is ${value}; expected a fraction from 0 to 1`)
  }
}

/** @throws RangeError unless the value is from 0 up to, not including, 1. */
export function requireFee(value: number): void {
  if (!(value >= 0 && value < 1)) {
    throw new RangeError(`fee is ${value}; expected a fraction from 0 to below 1`)
  }
}

/** @throws RangeError unless there are weights, each is from 0 to 1, and they sum to 1. */
export function requireWeights(weights: readonly number[]): void {
  for (const weight of weights) requireFraction('a weight', weight)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (Math.abs(sum - 1) > WEIGHT_TOLERANCE) {
    throw new RangeError(`the weights sum to ${sum}; expected 1`)
  }
}

/** @throws RangeError unless both lists have the same length. */
export function requireSameLength(
  name: string,
  first: readonly unknown[],
  second: readonly unknown[],
): void {
  if (first.length !== second.length) {
    throw new RangeError(`${name} have lengths ${first.length} and ${second.length}`)
  }
}
