import type { Amount } from 'sushi'
import type { Member, Members, StaticOf } from './member.ts'

/*
 * Source of the names: the class `Amount` of https://www.npmjs.com/package/sushi, version 6.2.9: a member that the
 * package does not have, or one left out here, does not compile.
 */

const OPERAND = 'other: Amount | Fraction | bigint | string'

/** A member that compares two amounts. @param outcome when it is true */
const comparison = (outcome: string): Member => ({
  signature: '(other: Amount | bigint | string): boolean',
  meaning: `${outcome}, by base units alone.`,
})

/** Ways to make an amount. */
export const amountStatics: Members<StaticOf<typeof Amount>> = {
  fromHuman: {
    signature: '(currency, human: bigint | number | string): Amount',
    meaning: "Reads a decimal number with the currency's decimals. Throws if it is none.",
  },
  tryFromHuman: {
    signature: '(currency, human: bigint | number | string): Amount | undefined',
    meaning: 'The same, but gives `undefined` if it is none.',
  },
}

/** What an amount has. */
export const amountMembers: Members<keyof Amount> = {
  currency: { signature: 'TCurrency', meaning: 'The token or native coin. Read-only.' },
  amount: { signature: 'bigint', meaning: 'Base units. Read-only.' },
  add: { signature: `(${OPERAND}): Amount`, meaning: 'Adds base units.' },
  sub: {
    signature: `(${OPERAND}): Amount`,
    meaning: 'Takes base units away. The result may be negative.',
  },
  addHuman: { signature: '(other: number | string): Amount', meaning: 'Adds a decimal number.' },
  subHuman: {
    signature: '(other: number | string): Amount',
    meaning: 'Takes a decimal number away.',
  },
  mul: {
    signature: `(${OPERAND}): Amount`,
    meaning: 'Multiplies base units. With a fraction, what is left over is cut off.',
  },
  mulHuman: {
    signature: '(other: bigint | number | string): Amount',
    meaning: 'Multiplies by a decimal number.',
  },
  div: {
    signature: '(divisor: bigint | number | string): Amount',
    meaning: 'Divides by a decimal number. What is left over is cut off; zero throws.',
  },
  divToFraction: {
    signature: `(${OPERAND}): Fraction`,
    meaning: 'An exact ratio, not reduced. Zero throws nothing.',
  },
  eq: comparison('Equal'),
  gt: comparison('Greater'),
  gte: comparison('Greater or equal'),
  lt: comparison('Less'),
  lte: comparison('Less or equal'),
  wrap: {
    signature: '(): Amount',
    meaning: 'The same base units of the wrapped currency.',
  },
  toString: {
    signature: '(args?: { fixed } | { maxFixed } | { significant }): string',
    meaning: 'Decimal text, by default with all decimals but the zeros at the end.',
  },
  toSignificant: {
    signature: '(digits?: number): string',
    meaning: 'Decimal text with so many significant digits, 5 by default.',
  },
  toJSON: {
    signature: '(): { currency, amount: string }',
    meaning: 'The serialized form, with base units as text.',
  },
}
