import { EXCERPT_LENGTH } from './limits.ts'
import { type Span, tokenize } from './tokenizer.ts'

/** A stretch of text that matches a query, or does not. */
export interface Segment {
  text: string
  isMatch: boolean
}

/** The places in a text where terms match: the whole token, or the matching words of an identifier. */
function matches(text: string, terms: ReadonlySet<string>): Span[] {
  return tokenize(text).flatMap(({ parts, ...token }) =>
    terms.has(token.term) ? [token] : parts.filter(part => terms.has(part.term)),
  )
}

/** Cuts `text` from `start` to `end` into what matches and what does not. */
function cut(text: string, places: readonly Span[], start: number, end: number): Segment[] {
  const segments: Segment[] = []
  const push = (from: number, to: number, isMatch: boolean) => {
    if (to > from) segments.push({ text: text.slice(from, to), isMatch })
  }
  let at = start
  for (const place of places) {
    if (place.start < at || place.end > end) continue
    push(at, place.start, false)
    push(place.start, place.end, true)
    at = place.end
  }
  push(at, end, false)
  return segments
}

/** Marks in a text the words that matched. */
export function highlight(text: string, terms: readonly string[]): Segment[] {
  return cut(text, matches(text, new Set(terms)), 0, text.length)
}

/** Letters by which words that begin alike are forms of one: "retry", "retries" and RETRYABLE. */
const ALIKE = 4

/**
 * Where the stretch begins that holds the most different matches; the first such one. Forms of a word count once: code
 * often has several of them, and tells no more than the sentence before it.
 */
function bestStart(places: readonly Span[]): number {
  let best = { start: 0, count: 0 }
  for (const { start } of places) {
    const inside = places.filter(p => p.start >= start && p.end <= start + EXCERPT_LENGTH)
    const count = new Set(inside.map(({ term }) => term.slice(0, ALIKE))).size
    if (count > best.count) best = { start, count }
  }
  return best.start
}

/** The beginning of the word, at or before `at`, that is at most `reach` away. */
function wordStart(text: string, at: number, reach: number): number {
  const from = Math.max(0, at - reach)
  if (from === 0) return 0
  const space = text.indexOf(' ', from)
  return space === -1 || space >= at ? at : space + 1
}

/** The end of the last word before `at`, or of the word there when it is too long to leave out. */
function wordEnd(text: string, start: number, at: number): number {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space > start ? space : at
}

/** Keeps a surrogate pair together. */
function wholeCharacter(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at
}

/**
 * The part of a text that shows best why it was found, about 150 characters, with the matching words marked
 * and an ellipsis where text is left out. A text without a match gives its beginning.
 */
export function excerpt(text: string, terms: readonly string[]): Segment[] {
  const places = matches(text, new Set(terms))
  const lead = EXCERPT_LENGTH / 4
  const latest = Math.max(0, text.length - EXCERPT_LENGTH)
  const start = wholeCharacter(
    text,
    wordStart(text, Math.min(bestStart(places), latest + lead), lead),
  )
  const end = wholeCharacter(text, wordEnd(text, start, start + EXCERPT_LENGTH))
  const segments = cut(text, places, start, end)
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...segments,
    ...(end < text.length ? [{ text: ' …', isMatch: false }] : []),
  ]
}
