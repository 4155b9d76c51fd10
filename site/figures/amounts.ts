import { formatNumber, formatUsd } from 'docs-engine/format'
import { cents } from '#math/rounding.ts'

/** An amount of X, in tenths. */
export const inX = (amount: number) => `${formatNumber(amount, 1)} X`

/** An amount of Y. */
export const inY = (amount: number, fractionDigits = 0) =>
  `${formatNumber(amount, fractionDigits)} Y`

/** US dollars, rounded to the cent. */
export const inCents = (dollars: number) => formatUsd(cents(dollars))
