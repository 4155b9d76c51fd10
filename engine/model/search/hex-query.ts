import { fits } from './query.ts'

/** A hexadecimal value of a query, whole or in part, without `0x`. */
export interface HexPart {
  /** Digits it begins with, as they were written. */
  readonly start: string
  /** Digits behind the ellipsis of a shortened form; empty where there are none. */
  readonly end: string
}

/** Characters of a part, its `0x` included, from which on it is looked up. */
const SHORTEST_PART = 8
/** Digits of an address: twenty bytes. */
const ADDRESS_DIGITS = 40
/** Digits more or less than an address has that are taken for a slip in one. */
const SLIP = 2
/** Digits at both ends together that make two values look alike: people compare four at each end, some fewer. */
const ALIKE_DIGITS = 6

const HEX =
  /(?<![\p{L}\p{N}_])(?<mark>0x)?(?<start>[\da-f]{2,})(?:(?:…|\.{2,})(?<end>[\da-f]*))?(?![\p{L}\p{N}_])/giu

/**
 * The hexadecimal values of a query that are long enough to be looked up: eight characters or more, `0x` among them,
 * from the start, or from both ends of a shortened form such as `0x6B35…0fE2` or `0x6B35..0fE2`.
 */
export function hexPartsOf(query: string): HexPart[] {
  return [...query.matchAll(HEX)].flatMap(({ groups = {} }) => {
    const { mark = '', start = '', end = '' } = groups
    return mark.length + start.length + end.length < SHORTEST_PART ? [] : { start, end }
  })
}

/**
 * Whether a part is a whole address, one with a digit or two too many or too few, or a shortened one. Decimal digits
 * alone with an ellipsis between them may be a range of numbers.
 */
export function isLikeAddress({ start, end }: HexPart): boolean {
  if (end !== '') return /[a-f]/i.test(start + end)
  return Math.abs(start.length - ADDRESS_DIGITS) <= SLIP
}

/**
 * Whether a value has the part where it stands: at its start, or at both ends. Digit for digit: no slip is forgiven,
 * because an address with one digit changed is somebody else's.
 * @param value hexadecimal, with `0x`
 */
export function hasPart(value: string, { start, end }: HexPart): boolean {
  const part = { prefix: `0x${start.toLowerCase()}`, suffix: end.toLowerCase(), isWhole: false }
  return fits(value.toLowerCase(), part)
}

/** Whether the letters of a part are in mixed case, and not in the value's. In one case they carry no checksum. */
export function hasOtherCase(value: string, { start }: HexPart): boolean {
  return /[a-f]/.test(start) && /[A-F]/.test(start) && !value.startsWith(start, 2)
}

/** How many characters two texts have in common from their start. */
function common(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((digit, index) => digit !== b[index])
  return differs === -1 ? a.length : differs
}

/** Whether a part begins and ends much as a value does, so that whoever compares the ends takes one for the other. */
export function isAlike(value: string, { start, end }: HexPart): boolean {
  const listed = [...value.slice(2).toLowerCase()]
  const first = common(listed, [...start.toLowerCase()])
  const last = common(listed.toReversed(), [...(end || start).toLowerCase()].toReversed())
  return first + last >= ALIKE_DIGITS
}
