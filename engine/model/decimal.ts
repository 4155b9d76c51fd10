/** A finite number as it is written in decimal: its digits without leading zeros, and how many stand before the point. */
interface Decimal {
  digits: string
  point: number
}

/** The shortest digits that tell a number from every other. @param value finite; its sign has no part. */
function decimalOf(value: number | bigint): Decimal {
  if (typeof value === 'bigint') {
    const digits = String(value < 0n ? -value : value)
    return { digits, point: digits.length }
  }
  const [digits = '', exponent] = Math.abs(value).toExponential().replace('.', '').split('e')
  return { digits, point: value === 0 ? 1 : Number(exponent) + 1 }
}

/** How a number is rounded. */
export interface Rounding {
  /** At most as many fraction digits. */
  most: number
  /** At least as many; by default zeros at the end are left out. */
  least?: number
  /** Digits that are kept even where that takes more fraction digits than `most`. */
  significant?: number
  /** Powers of ten that the number is multiplied by before. */
  shift?: number
}

const separated = (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * A number without its sign, rounded half up, with thousands separators: what `Intl.NumberFormat` writes in American
 * English. That takes a phone a tenth of a second before its first number, in which the page answers nobody.
 * @param value finite.
 */
export function rounded(value: number | bigint, rounding: Rounding): string {
  const { most, least = 0, significant, shift = 0 } = rounding
  const { digits, point: unshifted } = decimalOf(value)
  const point = unshifted + shift
  const fraction = significant === undefined ? most : Math.max(most, significant - point)
  const kept = point + fraction
  const up = (digits.charAt(kept) || '0') >= '5' ? 1n : 0n
  const all = String(BigInt(digits.slice(0, Math.max(kept, 0)).padEnd(kept, '0')) + up)
  const padded = all.padStart(fraction + 1, '0')
  const whole = padded.slice(0, padded.length - fraction)
  const rest = padded
    .slice(padded.length - fraction)
    .replace(/0+$/, '')
    .padEnd(least, '0')
  return separated(whole) + (rest && `.${rest}`)
}
