/**
 * How numbers are written in pages: American English, the same everywhere.
 * Values are numbers, or bigints where `formatNumber` takes them; only `formatMonth` throws.
 */

const LOCALE = 'en-US'
/**
 * The sign of a number below zero, for readers: as wide and as high as the plus beside it. `Intl` writes a hyphen
 * in American English.
 */
const MINUS = '\u2212'
/** As many fraction digits as every engine's `Intl.NumberFormat` can write. */
const EVERY_FRACTION_DIGIT = 20

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * A formatter, made once for the same options: making one takes longer than a hundred numbers do. What
 * rounds to zero has no sign.
 */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options)
  const made =
    formatters.get(key) ?? new Intl.NumberFormat(LOCALE, { signDisplay: 'negative', ...options })
  formatters.set(key, made)
  return made
}

/** A number as readers see it. */
function written(value: number | bigint, options: Intl.NumberFormatOptions): string {
  return numberFormat(options).format(value).replace('-', MINUS)
}

function fixed(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits }
}

/** At most two fraction digits, or two significant digits where that shows more of a small value. */
const TWO_DIGITS: Intl.NumberFormatOptions = {
  maximumFractionDigits: 2,
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
}

/**
 * A number with thousands separators: `5000000` gives "5,000,000".
 * @param fractionDigits 0 to 20; rounds to exactly that many. Without it every digit is written.
 */
export function formatNumber(value: number | bigint, fractionDigits?: number): string {
  const digits =
    fractionDigits === undefined
      ? { maximumFractionDigits: EVERY_FRACTION_DIGIT }
      : fixed(fractionDigits)
  return written(value, digits)
}

/** A large number in words, to two fraction digits: `5000000` gives "5 million". */
export function formatCompact(value: number): string {
  return written(value, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 })
}

/** A large number in short, for axes: `200000` gives "200K". */
export function formatCompactShort(value: number): string {
  return written(value, { notation: 'compact', maximumFractionDigits: 2 })
}

/**
 * A fraction as percent: `0.0005` gives "0.05%".
 * @param fraction 1 is 100%.
 * @param fractionDigits 0 to 20; writes exactly that many, so that a column of rates lines up.
 * Without it there are at most two, or two significant digits of a value below 0.1%.
 */
export function formatPercent(fraction: number, fractionDigits?: number): string {
  const digits = fractionDigits === undefined ? TWO_DIGITS : fixed(fractionDigits)
  return written(fraction, { style: 'percent', ...digits })
}

/**
 * An amount of US dollars: `1000` gives "$1,000", `1375.2` gives "$1,375.20".
 * Whole amounts have no cents; an amount below one cent keeps two significant digits.
 */
export function formatUsd(dollars: number): string {
  const belowCent = dollars !== 0 && Math.abs(dollars) < 0.01
  return written(dollars, {
    style: 'currency',
    currency: 'USD',
    ...(belowCent ? TWO_DIGITS : { trailingZeroDisplay: 'stripIfInteger' }),
  })
}

/**
 * A number with its sign, for differences: `28` gives "+28", `-5` gives "−5", zero has none.
 * @param fractionDigits 0 to 20; rounds to exactly that many. Default: 0.
 */
export function formatSigned(value: number, fractionDigits = 0): string {
  return written(value, { signDisplay: 'exceptZero', ...fixed(fractionDigits) })
}

/**
 * A month in words: `2023-04` gives "April 2023".
 * @param month YYYY-MM.
 * @throws RangeError when `month` is not a month.
 */
export function formatMonth(month: string): string {
  // A month has no time zone; reading and writing it in UTC keeps it the same month everywhere.
  return new Intl.DateTimeFormat(LOCALE, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))
}
