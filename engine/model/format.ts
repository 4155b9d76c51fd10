/**
 * How numbers are written in pages: American English, the same everywhere.
 * Values are numbers, or bigints where `formatNumber` takes them; only `formatMonth` throws.
 */
import { type Rounding, rounded } from './decimal.ts'

/** The sign of a number below zero, for readers: as wide and as high as the plus beside it. */
const MINUS = '\u2212'
/** More fraction digits than any value of a page has. */
const EVERY_FRACTION_DIGIT = 20

/** A number as readers see it. What rounds to zero has no sign. @param around what stands before and after its digits. */
function written(
  value: number | bigint,
  rounding: Rounding,
  { plus = '', before = '', after = '' } = {},
): string {
  const isInfinite = Math.abs(Number(value)) === Number.POSITIVE_INFINITY
  if (Number.isNaN(value)) return 'NaN'
  const digits = isInfinite ? '∞' : rounded(value, rounding)
  const sign = value < 0 ? MINUS : plus
  return (/[1-9∞]/.test(digits) ? sign : '') + before + digits + after
}

const fixed = (digits: number): Rounding => ({ most: digits, least: digits })

/** At most two fraction digits, or two significant digits where that shows more of a small value. */
const TWO_DIGITS: Rounding = { most: 2, significant: 2 }

/**
 * A number with thousands separators: `5000000` gives "5,000,000".
 * @param fractionDigits 0 to 20; rounds to exactly that many. Without it every digit is written.
 */
export function formatNumber(value: number | bigint, fractionDigits?: number): string {
  const digits =
    fractionDigits === undefined ? { most: EVERY_FRACTION_DIGIT } : fixed(fractionDigits)
  return written(value, digits)
}

/** What large numbers are counted in: each unit begins where the one before would be rounded to a thousand. */
const UNITS = [1e3, 1e6, 1e9, 1e12].map(unit => unit * 0.999995)

function compact(value: number, names: readonly string[]): string {
  const unit = Number.isFinite(value) ? UNITS.filter(least => Math.abs(value) >= least).length : 0
  return written(value, { most: 2, shift: -3 * unit }, { after: names[unit] })
}

/** A large number in words, to two fraction digits: `5000000` gives "5 million". */
export function formatCompact(value: number): string {
  return compact(value, ['', ' thousand', ' million', ' billion', ' trillion'])
}

/** A large number in short, for axes: `200000` gives "200K". */
export function formatCompactShort(value: number): string {
  return compact(value, ['', 'K', 'M', 'B', 'T'])
}

/**
 * A fraction as percent: `0.0005` gives "0.05%".
 * @param fraction 1 is 100%.
 * @param fractionDigits 0 to 20; writes exactly that many, so that a column of rates lines up.
 * Without it there are at most two, or two significant digits of a value below 0.1%.
 */
export function formatPercent(fraction: number, fractionDigits?: number): string {
  const digits = fractionDigits === undefined ? TWO_DIGITS : fixed(fractionDigits)
  return written(fraction, { ...digits, shift: 2 }, { after: '%' })
}

/**
 * An amount of US dollars: `1000` gives "$1,000", `1375.2` gives "$1,375.20".
 * Whole amounts have no cents; an amount below one cent keeps two significant digits.
 */
export function formatUsd(dollars: number): string {
  const belowCent = dollars !== 0 && Math.abs(dollars) < 0.01
  const digits = belowCent ? { ...TWO_DIGITS, least: 2 } : fixed(2)
  return written(dollars, digits, { before: '$' }).replace(/\.00$/, '')
}

/**
 * A number with its sign, for differences: `28` gives "+28", `-5` gives "−5", zero has none.
 * @param fractionDigits 0 to 20; rounds to exactly that many. Default: 0.
 */
export function formatSigned(value: number, fractionDigits = 0): string {
  return written(value, fixed(fractionDigits), { plus: '+' })
}

/**
 * A month in words: `2023-04` gives "April 2023".
 * @param month YYYY-MM.
 * @throws RangeError when `month` is not a month.
 */
export function formatMonth(month: string): string {
  // A month has no time zone; reading and writing it in UTC keeps it the same month everywhere.
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))
}
