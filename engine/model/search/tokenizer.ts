/** What a token is read as. Hexadecimal strings and error codes are matched exactly or by prefix, never fuzzily. */
export type TokenKind = 'word' | 'number' | 'hex' | 'code'

/** A stretch of a text and the term it stands for in the index. */
export interface Span {
  /** Normal form. */
  term: string
  /** First UTF-16 code unit of it in the text. */
  start: number
  /** First UTF-16 code unit after it. */
  end: number
}

/** A token of a text. */
export interface Token extends Span {
  kind: TokenKind
  /** The words that an identifier is made of; empty when it is one word. */
  parts: Span[]
}

const HEX = String.raw`(?<hex>(?<![\p{L}\p{N}_])0x[\da-f]+(?![\p{L}\p{N}_]))`
const CODE = String.raw`(?<code>(?<![\p{L}\p{N}_.-])\d{3}[-‐‑‒–−]\d{1,2}(?![\p{L}\p{N}_-]))`
const NUMBER = String.raw`(?<number>(?<![\p{L}\p{N}_])\d+(?:[.,]\d+)+(?![\p{L}\p{N}_]))`
const WORD = String.raw`(?<word>[\p{L}\p{M}\p{N}_$]+(?:['’][\p{L}\p{M}]+)*)`
const TOKEN = new RegExp([HEX, CODE, NUMBER, WORD].join('|'), 'giu')

/** The words of an identifier: `tryFromHuman`, `MY_API_KEY`, `RouteProcessor6`. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu
/** A word that may be an identifier of several words. */
const COMPOUND = /\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}|\p{Lu}{2}\p{Ll}|[\p{L}\p{N}]_[\p{L}\p{N}]/u
/** A hexadecimal string whose `0x` was left out. */
const BARE_HEX = /^(?=.*\d)(?=.*[a-f])[\da-f]{8,}$/i

/** A word without case, accents, compatibility forms and genitive. */
function normalWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/['’].*$|\p{M}/gu, '')
    .toLowerCase()
}

function partsOf(word: string, offset: number): Span[] {
  if (!COMPOUND.test(word)) return []
  const parts = [...word.matchAll(PART)].map(({ 0: part, index }) => ({
    term: normalWord(part),
    start: offset + index,
    end: offset + index + part.length,
  }))
  return parts.filter(({ term }) => term.length > 1)
}

/**
 * Cuts a text into tokens: words, identifiers with the words in them, numbers, hexadecimal strings such as
 * addresses, and error codes. Build, browser and highlighting cut alike. Any text is fine.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: match, index: start, groups = {} } of text.matchAll(TOKEN)) {
    const place = { start, end: start + match.length }
    if (groups.hex) tokens.push({ ...place, kind: 'hex', term: match.toLowerCase(), parts: [] })
    else if (groups.code)
      tokens.push({ ...place, kind: 'code', term: match.replace(/\D/, '-'), parts: [] })
    else if (groups.number)
      tokens.push({ ...place, kind: 'number', term: match.replaceAll(',', ''), parts: [] })
    else if (BARE_HEX.test(match))
      tokens.push({ ...place, kind: 'hex', term: `0x${match.toLowerCase()}`, parts: [] })
    else {
      const term = normalWord(match)
      const kind = /^\p{N}+$/u.test(term) ? 'number' : 'word'
      if (term) tokens.push({ ...place, kind, term, parts: partsOf(match, start) })
    }
  }
  return tokens
}

/** The terms under which a text is found: each token whole, and the words of identifiers. */
export function indexTerms(text: string): string[] {
  return tokenize(text).flatMap(({ term, parts }) => [term, ...parts.map(part => part.term)])
}
