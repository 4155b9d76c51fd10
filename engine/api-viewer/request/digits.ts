/**
 * Numbers as the digits they are written with. An amount may have more digits than a JavaScript number holds, so the
 * text that was entered is what is checked, shown and sent.
 */

/**
 * A whole number as JSON writes it (https://www.rfc-editor.org/rfc/rfc8259#section-6), in plain digits: without a
 * leading zero, which JSON refuses, and without an exponent, which stands for other digits than it shows.
 */
export function isWholeNumber(text: string): boolean {
  return /^(?:0|-?[1-9]\d*)$/.test(text)
}

/** A number as JSON writes it, in plain digits: without a leading zero or an exponent. */
export function isPlainNumber(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)
}

/** The digits of a number of a definition, without the exponent that JavaScript writes very large and small ones with. */
export function plainDigits(value: number): string {
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?e(.+)$/.exec(String(value)) ?? []
  if (exponent === undefined) return String(value)
  const point = whole.length + Number(exponent)
  const digits = whole + fraction
  // JavaScript writes exponents from 21 up, which is more than the digits of any number, and below -6.
  return sign + (point > 0 ? digits.padEnd(point, '0') : `0.${'0'.repeat(-point)}${digits}`)
}

/**
 * Compares two numbers in plain digits, exactly.
 * @returns below 0 when `a` is less than `b`, 0 when they are equal, else above 0
 */
export function compareDigits(a: string, b: string): number {
  const places = Math.max(placesOf(a), placesOf(b))
  const difference = scaled(a, places) - scaled(b, places)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

function placesOf(text: string): number {
  return text.split('.')[1]?.length ?? 0
}

/** A number times 10 to the power of `places`. */
function scaled(text: string, places: number): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}
