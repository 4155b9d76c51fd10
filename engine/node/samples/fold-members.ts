import { afterQuotes, isArrow } from '#model/type-text.ts'

/** What stands between brackets whose content is folded away. */
const FOLDED = '…'

/** Content that is no longer than this stays: folded, it would hardly be shorter. */
const SHORT = 24

/** How many times longer a type may be when its members alone make it so: more are those of many alternatives. */
const MANY = 2

const PAIRS: Readonly<Record<string, string>> = { '{': '}', '<': '>', '(': ')' }

/** Brackets of a text and what they hold. */
interface Group {
  readonly open: number
  readonly close: number
  /** How many brackets of the same kind it is in, itself too. */
  readonly depth: number
}

/** All pairs of brackets of a kind outside of quotes, each before those in it. */
function groupsOf(text: string, opening: string): Group[] {
  const closing = PAIRS[opening]
  const groups: Group[] = []
  const opened: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (`'"\``.includes(sign)) at = afterQuotes(text, at) - 1
    else if (sign === opening) opened.push(at)
    else if (sign === closing && !isArrow(text, at)) {
      const open = opened.pop()
      if (open !== undefined) groups.push({ open, close: at, depth: opened.length + 1 })
    }
  }
  return groups.sort((one, other) => one.open - other.open)
}

/** Folds what brackets of a kind hold at a depth. */
function folded(text: string, opening: string, depth: number): string {
  let rest = 0
  let result = ''
  for (const group of groupsOf(text, opening)) {
    if (group.depth !== depth || group.close - group.open <= SHORT) continue
    const between = opening === '{' ? ` ${FOLDED} ` : FOLDED
    result += text.slice(rest, group.open + 1) + between
    rest = group.close
  }
  return result + text.slice(rest)
}

/** Where the compiler leaves something out of generics, however long a type may be. */
const GAP = /\.\.\. \d+ more \.\.\.|^\.\.\.$|^\.\.\.,|, \.\.\.(?:,|$)/

/** Folds generics out of which the compiler has left something. */
function withoutGaps(type: string): string {
  const gap = groupsOf(type, '<')
    .toReversed()
    .find(({ open, close }) => GAP.test(type.slice(open + 1, close)))
  return gap ? withoutGaps(type.slice(0, gap.open + 1) + FOLDED + type.slice(gap.close)) : type
}

/**
 * A type that is too long to be read, with what lies deep in it folded away, so that its own members stay: members of
 * members first, the deepest before the others, then what generics and calls hold.
 * @param type as the compiler writes it, with nothing left out but in generics, which are folded then.
 * @param longest characters, from which on more is folded.
 * @returns perhaps up to twice as long as that, when it has so many members.
 */
export function foldMembers(type: string, longest: number): string {
  const deepest = Math.max(0, ...groupsOf(type, '{').map(({ depth }) => depth))
  const steps = [
    ...Array.from(
      { length: Math.max(0, deepest - 1) },
      (_, index) => ['{', deepest - index] as const,
    ),
    ['<', 2],
    ['<', 1],
    ['(', 2],
    ['(', 1],
  ] as const
  let result = withoutGaps(type)
  for (const [opening, depth] of steps) {
    if (result.length <= longest) return result
    result = folded(result, opening, depth)
  }
  return result.length > MANY * longest ? folded(result, '{', 1) : result
}
