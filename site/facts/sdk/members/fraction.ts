import type { Fraction } from 'sushi'
import type { Members } from './member.ts'

/*
 * Source of the names: the class `Fraction` of https://www.npmjs.com/package/sushi, version 6.2.9: a member that the
 * package does not have, or one left out here, does not compile.
 */

const OPERAND = 'other: Fraction | BigintIsh'

/** What a fraction has. */
export const fractionMembers: Members<keyof Fraction> = {
  numerator: { signature: 'bigint', meaning: 'As given, not reduced. Read-only.' },
  denominator: { signature: 'bigint', meaning: 'As given, not reduced. 1 by default. Read-only.' },
  quotient: { signature: 'bigint', meaning: 'The whole part. Throws with a denominator of 0.' },
  remainder: { signature: 'bigint', meaning: 'What is left over, in parts of the denominator.' },
  add: { signature: `(${OPERAND}): Fraction`, meaning: 'The sum.' },
  sub: { signature: `(${OPERAND}): Fraction`, meaning: 'The difference.' },
  mul: { signature: `(${OPERAND}): Fraction`, meaning: 'The product.' },
  div: { signature: `(${OPERAND}): Fraction`, meaning: 'The quotient as a fraction.' },
  invert: {
    signature: '(): Fraction',
    meaning: 'Swaps numerator and denominator. Throws if the numerator is 0.',
  },
  eq: { signature: `(${OPERAND}): boolean`, meaning: 'Equal in value.' },
  neq: { signature: `(${OPERAND}): boolean`, meaning: 'Not equal in value.' },
  lt: { signature: `(${OPERAND}): boolean`, meaning: 'Less.' },
  lte: { signature: `(${OPERAND}): boolean`, meaning: 'Less or equal.' },
  gt: { signature: `(${OPERAND}): boolean`, meaning: 'Greater.' },
  gte: { signature: `(${OPERAND}): boolean`, meaning: 'Greater or equal.' },
  toNumber: { signature: '(): number', meaning: 'A JavaScript number, with its limits.' },
  toString: {
    signature: '(args: { fixed } | { maxFixed } | { significant }): string',
    meaning: 'Decimal text. The argument is needed.',
  },
  toSignificant: {
    signature: '(digits: number): string',
    meaning: 'Decimal text with so many significant digits.',
  },
  toJSON: { signature: '(): { n: string, d: string }', meaning: 'The serialized form.' },
  asFraction: {
    signature: 'Fraction',
    meaning: 'A plain fraction of a `Percent` or a `Price`.',
  },
}
