import { QUERY_MAX_LENGTH, QUERY_MAX_TERMS } from './limits.ts'
import { stemOf } from './stem.ts'
import type { Synonyms } from './synonyms.ts'
import { indexTerms, type Token, tokenize } from './tokenizer.ts'

/** A hexadecimal string or error code of a query: a document must hold one like it. */
export interface ExactTerm {
  /** How a term begins that fits. */
  prefix: string
  /** How it ends: what stands behind the ellipsis of a shortened address. May be empty. */
  suffix: string
  /** Whether it is complete, so that only the same term fits. */
  isWhole: boolean
}

/** Words that stand for words of the query. */
export interface Expansion {
  /** Terms of the query that they stand for. */
  replaces: string[]
  /** Terms that a document must all hold. */
  words: string[]
}

/** What a reader asks for. */
export interface SearchQuery {
  /** That of the site: it says which endings words have, and which words say nothing. */
  language: string
  /** Words, in their normal form, without those that say nothing. */
  words: string[]
  exact: ExactTerm[]
  expansions: Expansion[]
  /** All terms of the query in a row, to be compared with titles. */
  phrase: string
}

/** A query without what nobody sees, such as the soft hyphens and joiners that come with a copy of a formatted text. */
export function visible(query: string): string {
  return query.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}

/** Words that say nothing beside others, in English. Other languages have none. */
const STOP_WORDS = new Set(
  'a about am an and any are at be been but by can could did do does for from had has have how i if in is it its me more much my need needs no not of on or our please s should so some t than that the them then there these they this those to us want was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** Characters of `0x` and twenty bytes. */
const ADDRESS_LENGTH = 42
/** Characters of an error code. */
const CODE_LENGTH = 6
/** What stands behind the visible start of a shortened hexadecimal string. */
const SHORTENED = /^(?:…|\.{2,})(?<suffix>[\da-f]*)/iu

/** The part of a query that is read. A token that the limit cuts is left out: its rest could change what it means. */
function readable(query: string): string {
  if (query.length <= QUERY_MAX_LENGTH) return query
  return query.slice(0, QUERY_MAX_LENGTH).replace(/[^\s]*$/u, '')
}

function exactTerm({ kind, term, end }: Token, text: string): ExactTerm {
  const rest = kind === 'hex' ? SHORTENED.exec(text.slice(end)) : null
  return {
    prefix: term,
    suffix: rest?.groups?.suffix?.toLowerCase() ?? '',
    isWhole: !rest && term.length === (kind === 'hex' ? ADDRESS_LENGTH : CODE_LENGTH),
  }
}

/** Where `phrase` stands in `terms`, or -1. */
function indexOfPhrase(terms: readonly string[], phrase: readonly string[]): number {
  return terms.findIndex((_, start) => phrase.every((word, index) => terms[start + index] === word))
}

function expansionsOf(terms: readonly string[], table: readonly Synonyms[]): Expansion[] {
  return table.flatMap(({ said, meant }) =>
    said
      .map(phrase => phrase.split(' '))
      .filter(phrase => indexOfPhrase(terms, phrase) !== -1)
      .flatMap(replaces => meant.map(phrase => ({ replaces, words: phrase.split(' ') }))),
  )
}

/**
 * Reads a query.
 * @param query any text; only its first 200 characters and 16 words are used.
 * @param table other words for the query's.
 * @param language of the site.
 */
export function parseQuery(
  query: string,
  table: readonly Synonyms[],
  language = 'en',
): SearchQuery {
  const text = readable(query)
  const exact: ExactTerm[] = []
  const terms: string[] = []
  let readTo = 0
  for (const token of tokenize(text)) {
    if (token.start < readTo) continue
    if (token.kind === 'hex' || token.kind === 'code') {
      const term = exactTerm(token, text)
      readTo = token.end + (SHORTENED.exec(text.slice(token.end))?.[0].length ?? 0)
      exact.push(term)
    } else terms.push(token.term)
  }
  const telling = terms.filter(term => language !== 'en' || !STOP_WORDS.has(term))
  return {
    language,
    words: [...new Set(telling.length > 0 || exact.length > 0 ? telling : terms)].slice(
      0,
      QUERY_MAX_TERMS,
    ),
    exact: exact.slice(0, QUERY_MAX_TERMS),
    expansions: expansionsOf(terms.slice(0, QUERY_MAX_TERMS), table),
    phrase: phraseOf(text, language),
  }
}

/** A text as its terms in a row, each by its stem: two texts with the same phrase say the same, in the singular or the plural. */
export function phraseOf(text: string, language?: string): string {
  return indexTerms(text)
    .map(term => stemOf(term, language) ?? term)
    .join(' ')
}

/** Whether a term of the index fits an exact term of the query. */
export function fits(term: string, { prefix, suffix, isWhole }: ExactTerm): boolean {
  if (isWhole) return term === prefix
  return (
    term.length >= prefix.length + suffix.length && term.startsWith(prefix) && term.endsWith(suffix)
  )
}
