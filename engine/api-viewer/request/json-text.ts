/*
 * JSON as text. What is printed of a request or of an answer never passes through JSON.parse and JSON.stringify as a
 * whole: they round numbers, move members that look like numbers, and drop those that occur twice.
 */

import { VISIBLE_PARTS } from './clean-text.ts'

/** A mark, a text, or a number or word. */
const TOKEN = /[{}[\],:]|"(?:[^"\\]+|\\.)*"|[^\s{}[\],:"]+/g

/** Levels that are indented: beyond, depth would cost more than it tells. */
const INDENTED_LEVELS = 20

function isOpening(token: string | undefined): boolean {
  return token === '{' || token === '['
}

function isClosing(token: string | undefined): boolean {
  return token === '}' || token === ']'
}

const shortest = (text: string) => JSON.stringify(JSON.parse(text))

/**
 * A token as it is shown: texts in their shortest form, everything else as it stands. Nobody would see that a character
 * which shows nothing, or turns the direction, came by its number: it stays a number.
 */
function written(token: string): string {
  if (!token.startsWith('"')) return token
  return `"${token.slice(1, -1).replace(VISIBLE_PARTS, part => shortest(`"${part}"`).slice(1, -1))}"`
}

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * JSON with a line for each member, two spaces a level, and every number in the digits it came with.
 * @param text valid JSON
 */
export function indentJson(text: string): string {
  const tokens = text.match(TOKEN) ?? []
  const parts: string[] = []
  let level = 0
  const newLine = () => parts.push(`\n${'  '.repeat(Math.min(level, INDENTED_LEVELS))}`)
  for (const [index, token] of tokens.entries()) {
    if (isClosing(token)) {
      level -= 1
      if (!isOpening(tokens[index - 1])) newLine()
    }
    parts.push(token === ':' ? ': ' : written(token))
    if (isOpening(token)) level += 1
    if (token === ',' || (isOpening(token) && !isClosing(tokens[index + 1]))) newLine()
  }
  return parts.join('')
}

/** The members of a JSON object, each with the text of its value; undefined when a text is no JSON object. */
export function membersOf(text: string): (readonly [name: string, value: string])[] | undefined {
  const tokens = isJson(text) ? (text.match(TOKEN) ?? []) : []
  if (tokens[0] !== '{') return undefined
  const members: (readonly [name: string, value: string])[] = []
  let level = 0
  let start = 1
  for (const [index, token] of tokens.entries()) {
    if (level === 1 && (token === ',' || token === '}') && index > start) {
      members.push([JSON.parse(tokens[start] ?? ''), tokens.slice(start + 2, index).join('')])
      start = index + 1
    }
    if (isOpening(token)) level += 1
    if (isClosing(token)) level -= 1
  }
  return members
}
