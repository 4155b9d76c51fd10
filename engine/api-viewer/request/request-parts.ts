import type { BuiltRequest } from '#model/api/request.ts'
import { membersOf } from './json-text.ts'

/** A part of the code of a request that a parameter, or a member of the body, made. */
export interface RequestPart {
  /** Name of the parameter. */
  readonly name: string
  /** Where it begins in the code, and where what follows it begins, in units of UTF-16. */
  readonly start: number
  readonly end: number
}

/** Where a list or an object ends that begins at a place of some code. */
function endOfBrackets(code: string, start: number): number {
  let level = 0
  for (const { 0: token, index } of code.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') level += 1
    if (token === ']' || token === '}') level -= 1
    if (level === 0) return start + index + token.length
  }
  return start
}

/** Where a value ends that begins at a place of some code. @param sign what stands between the name and the value. */
function endOfValue(code: string, start: number, sign: string): number {
  if (/[[{]/.test(code.charAt(start))) return endOfBrackets(code, start)
  const value = sign === '=' ? /[^"'&\n]*/y : /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[^,\n}]*/y
  value.lastIndex = start
  return start + (value.exec(code)?.[0].length ?? 0)
}

/** The parts that begin with their name, as `amount=1`, `amount: 1` or `"amount": 1`. */
function namedParts(code: string, name: string): RequestPart[] {
  // Names are words; a sign in one would be taken for a pattern.
  const word = name.replace(/\W/g, '\\$&')
  const pattern = new RegExp(`(?<![\\w.$-])(?:(["'])${word}\\1: |${word}(?:: |=(?=\\S)))`, 'g')
  return [...code.matchAll(pattern)].map(({ 0: head, index }) => ({
    name,
    start: index,
    end: endOfValue(code, index + head.length, head.endsWith('=') ? '=' : ':'),
  }))
}

/** The parts of the address before its query. */
function pathParts(code: string, { url, operation }: BuiltRequest): RequestPart[] {
  const start = code.indexOf(url)
  if (start < 0) return []
  const template = operation.path.split('/')
  const written = url.split('/')
  let at = start
  return written.flatMap((segment, index) => {
    const begin = at
    at += segment.length + 1
    const place = template[index - written.length + template.length] ?? ''
    const [, name] = /^\{(\w+)\}$/.exec(place) ?? []
    return name ? [{ name, start: begin, end: begin + segment.length }] : []
  })
}

/** The lines of a part, each without the space before it. */
function linesOf(code: string, { name, start, end }: RequestPart): RequestPart[] {
  return [...code.slice(start, end).matchAll(/\S[^\n]*/g)].map(({ 0: line, index }) => ({
    name,
    start: start + index,
    end: start + index + line.length,
  }))
}

/**
 * Finds what each parameter made of the code of a request, in any language that writes the name of a parameter before
 * its value. What it cannot tell, such as values in a list of arguments, is no part.
 * @returns the parts in the order of the code, none over another or longer than a line
 */
export function requestParts(code: string, request: BuiltRequest): RequestPart[] {
  const inPath = [...request.operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const others = [...request.query, ...(membersOf(request.body ?? '') ?? [])].map(([name]) => name)
  const found = [
    ...pathParts(code, request),
    ...[...inPath, ...others].flatMap(name => namedParts(code, name)),
  ].toSorted((a, b) => a.start - b.start)
  return found
    .filter(({ start }, index) => found.slice(0, index).every(({ end }) => end <= start))
    .flatMap(part => linesOf(code, part))
}
