import { afterQuotes, isArrow } from '#model/type-text.ts'

/** Characters of a line from which on it is folded: what the box of a type holds on a wide screen. */
const WIDTH = 72

const OPEN = '([{<'
const CLOSE = ')]}>'
const INDENT = '    '

/**
 * Parts of a text outside of brackets and quotes.
 * @param isList whether they end with commas and semicolons; else they begin with bars.
 */
function partsOf(text: string, isList: boolean): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  const end = (at: number) => {
    parts.push(text.slice(start, at).trim())
    start = at
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (`'"\``.includes(sign)) at = afterQuotes(text, at) - 1
    else if (OPEN.includes(sign)) depth += 1
    else if (CLOSE.includes(sign) && !isArrow(text, at)) depth = Math.max(0, depth - 1)
    else if (depth > 0) continue
    else if (isList && ',;'.includes(sign)) end(at + 1)
    else if (!isList && sign === '|') end(at)
  }
  end(text.length)
  return parts.filter(part => part !== '')
}

/** Short parts beside one another, as many as fit a line. */
function filled(parts: readonly string[], indent: string): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const longer = `${last} ${part}`
    if (last !== undefined && longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push((last === undefined ? indent : indent + INDENT) + part)
  }
  return lines
}

/** Where the longest bracket outside of quotes and other brackets opens and closes; undefined when there is none. */
function longestGroup(line: string): { open: number; close: number } | undefined {
  const opened: number[] = []
  let longest: { open: number; close: number } | undefined
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at)
    if (`'"\``.includes(sign)) at = afterQuotes(line, at) - 1
    else if (OPEN.includes(sign)) opened.push(at)
    else if (CLOSE.includes(sign) && !isArrow(line, at)) {
      const open = opened.pop()
      const isLonger =
        open !== undefined && at - open > (longest ? longest.close - longest.open : 0)
      if (isLonger && opened.length === 0) longest = { open, close: at }
    }
  }
  return longest
}

/** A line as several, each no wider than the box where it has a place to be folded. */
function foldLine(line: string): string[] {
  if (line.length <= WIDTH) return [line]
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  const text = line.slice(indent.length)
  const [item = '', ...others] = partsOf(text, true)
  if (others.length > 0)
    return [indent + item, ...others.map(part => indent + INDENT + part)].flatMap(foldLine)
  const members = filled(partsOf(text, false), indent)
  if (members.length > 1) return members.flatMap(foldLine)
  const group = longestGroup(text)
  if (!group || group.close - group.open < 2) return [line]
  const inner = partsOf(text.slice(group.open + 1, group.close), true)
  return [
    indent + text.slice(0, group.open + 1),
    ...inner.flatMap(part => foldLine(indent + INDENT + part)),
    ...foldLine(indent + text.slice(group.close)),
  ]
}

/**
 * A type with its long lines folded: within the longest of their brackets, one part below the other, each deeper than
 * what it belongs to.
 */
export function foldType(type: string): string {
  return type.split('\n').flatMap(foldLine).join('\n')
}
