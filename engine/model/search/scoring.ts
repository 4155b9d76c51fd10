import { SEARCH_FIELD_BOOST, SEARCH_PREFIX } from '../site-behavior.ts'
import type { Documents } from './documents.ts'
import { INDEX_FIELDS, type IndexHead } from './index-parts.ts'
import { SAME_FORM_WEIGHT, SYNONYM_WEIGHT } from './limits.ts'
import type { SearchQuery } from './query.ts'
import { documentBoost } from './ranking.ts'
import { stemOf } from './stem.ts'
import { type Derived, frequencyOf, lengthOf, type Postings, type TermIndex } from './term-index.ts'

/**
 * How a document's score grows with a word's number in it (k), shrinks with its length (b), and what one mention is worth
 * in a long one (d): the usual values but for k (1.2), since sections are short and name their subject again and again.
 */
const BM25 = { k: 2, b: 0.7, d: 0.5 }

/** What a word counts that only begins as the one that is asked for, or differs from it by a slip (a factor). */
const WEIGHTS = { prefix: 0.375, fuzzy: 0.45 }
/** How much each further character counts against a word that only begins so. */
const PREFIX_LOSS = 0.3

/** A document that was found. */
export interface Hit {
  score: number
  /** Terms of the query that found it, with spaces between: thousands of documents have the same text. */
  asked: string
}

/** Documents that were found, by their numbers. */
export interface Hits {
  all: ReadonlyMap<number, Hit>
  /** The terms of the index that stand in a document and found it; few documents are asked for theirs. */
  foundIn(id: number): string[]
}

/** What an index is read by. */
export interface IndexReader {
  head: IndexHead
  terms: TermIndex
  documents: Documents
}

/** How a term of a query is looked up. */
interface Lookup {
  term: string
  weight: number
  /** Whether words that begin so are found. */
  byPrefix?: boolean
  /** Whether words that differ by a slip are found. */
  bySlip?: boolean
}

/** A term of the index, for one that was asked for. */
interface Found {
  term: string
  weight: number
  postings: Postings
}

/** What a lookup found, or the lookups of a phrase together. */
interface Group {
  hits: Map<number, Hit>
  found: readonly Found[]
}

/** Adds what a term of the index is worth in each document. Fields count in their order, so that sums come out the same. */
function add(
  hits: Map<number, Hit>,
  { weight, postings }: Found,
  asked: string,
  index: IndexReader,
): void {
  const { count, lengths } = index.head
  for (const [field, name] of INDEX_FIELDS.entries()) {
    const found = postings[field]
    if (!found) continue
    const rarity = Math.log(1 + (count - found.size + 0.5) / (found.size + 0.5))
    for (const [id, posting] of found) {
      const facts = index.documents.factsOf(id)
      if (!facts) continue
      const length = (lengthOf(posting) || (facts.lengths[field] ?? 0)) / (lengths[field] ?? 1)
      const frequency = frequencyOf(posting)
      const share =
        (frequency * (BM25.k + 1)) / (frequency + BM25.k * (1 - BM25.b + BM25.b * length))
      const boost = SEARCH_FIELD_BOOST[name] * documentBoost(facts.kind)
      const score = weight * boost * rarity * (BM25.d + share)
      const hit = hits.get(id)
      if (hit) hit.score += score
      else hits.set(id, { score, asked })
    }
  }
}

/** What of the index a lookup is about. */
function findTerms({ term, weight, byPrefix, bySlip }: Lookup, { terms }: IndexReader): Found[] {
  const postings = terms.find(term)
  const derived = (all: readonly Derived[], most: number, loss: number): Found[] =>
    all.map(({ word, postings: own, distance }) => ({
      term: word,
      weight: (weight * most * word.length) / (word.length + loss * distance),
      postings: own,
    }))
  return [
    ...(postings ? [{ term, weight, postings }] : []),
    ...derived(byPrefix ? terms.startingWith(term) : [], WEIGHTS.prefix, PREFIX_LOSS),
    ...derived(bySlip ? terms.like(term) : [], WEIGHTS.fuzzy, 1),
  ]
}

/** The documents of one lookup. */
function lookUp(lookup: Lookup, index: IndexReader): Group {
  const hits = new Map<number, Hit>()
  const found = findTerms(lookup, index)
  for (const each of found) add(hits, each, lookup.term, index)
  return { hits, found }
}

/** Adds one document's hit to another's. */
function join(into: Hit, { score, asked }: Hit): void {
  into.score += score
  into.asked += ` ${asked}`
}

/** The documents of any of some groups. */
function anyOf(groups: readonly Group[]): Map<number, Hit> {
  const all = new Map<number, Hit>()
  for (const { hits } of groups) {
    for (const [id, hit] of hits) {
      const known = all.get(id)
      if (known) join(known, hit)
      else all.set(id, hit)
    }
  }
  return all
}

/** The documents that all of some lookups have. */
function allOf(lookups: readonly Group[]): Group {
  const [hits = new Map<number, Hit>(), ...rest] = lookups.map(each => each.hits)
  for (const [id, hit] of hits) {
    const others = rest.map(other => other.get(id))
    if (others.includes(undefined)) hits.delete(id)
    for (const other of others) if (other) join(hit, other)
  }
  return { hits, found: lookups.flatMap(each => each.found) }
}

/** How a word of the query is looked up: as it is written, and in any form of it. */
function wordLookups(word: string, language: string): Lookup[] {
  const stem = stemOf(word, language)
  const weight = stem === undefined ? 1 : SAME_FORM_WEIGHT
  const same = { term: word, weight, byPrefix: SEARCH_PREFIX, bySlip: true }
  return stem === undefined ? [same] : [same, { term: stem, weight: 1 - SAME_FORM_WEIGHT }]
}

/** Finds the documents that a query is about. */
export function findHits(query: SearchQuery, index: IndexReader): Hits {
  const { words, exact, expansions, language } = query
  const lookups: Lookup[][] = [
    ...words.flatMap(word => wordLookups(word, language)).map(lookup => [lookup]),
    ...exact.map(({ prefix, isWhole }) => [{ term: prefix, weight: 1, byPrefix: !isWhole }]),
    ...expansions.map(({ words: phrase }) =>
      phrase.map(term => ({ term, weight: SYNONYM_WEIGHT })),
    ),
  ]
  const groups = lookups.map(together => allOf(together.map(lookup => lookUp(lookup, index))))
  return {
    all: anyOf(groups),
    foundIn(id) {
      const standing = groups
        .filter(({ hits }) => hits.has(id))
        .flatMap(({ found }) => found.filter(({ postings }) => postings.some(each => each.has(id))))
      return [...new Set(standing.map(({ term }) => term))]
    },
  }
}
