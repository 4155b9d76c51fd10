/**
 * The square root of a whole number, rounded down, by Newton's method.
 * @param value zero or more.
 * @throws RangeError when the value is negative.
 */
export function integerRoot(value: bigint): bigint {
  if (value < 0n) throw new RangeError(`the root of ${value} is not a whole number; expected 0 up`)
  if (value < 2n) return value
  // A power of two above the root: from there the method only falls, until it arrives.
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) / 2n
    if (next >= root) return root
    root = next
  }
}
