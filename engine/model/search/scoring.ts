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
  /** Terms of the query that found it. */
  asked: string[]
  /** Terms of the index that stand in it. */
  terms: Set<string>
}

/** Documents that were found, by their numbers. */
export type Hits = Map<number, Hit>

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
  asked: string
  term: string
  weight: number
  postings: Postings
}

/** Adds what a term of the index is worth in each document. Fields count in their order, so that sums come out the same. */
function add(hits: Hits, { asked, term, weight, postings }: Found, index: IndexReader): void {
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
      if (hit) {
        hit.score += score
        hit.terms.add(term)
      } else hits.set(id, { score, asked: [asked], terms: new Set([term]) })
    }
  }
}

/** The documents of one lookup. */
function lookUp({ term, weight, byPrefix, bySlip }: Lookup, index: IndexReader): Hits {
  const hits: Hits = new Map()
  const addDerived = ({ word, postings }: Derived, share: number) =>
    add(hits, { asked: term, term: word, weight: weight * share, postings }, index)
  const postings = index.terms.find(term)
  if (postings) add(hits, { asked: term, term, weight, postings }, index)
  for (const each of byPrefix ? index.terms.startingWith(term) : []) {
    const { length } = each.word
    addDerived(each, (WEIGHTS.prefix * length) / (length + PREFIX_LOSS * each.distance))
  }
  for (const each of bySlip ? index.terms.like(term) : []) {
    const { length } = each.word
    addDerived(each, (WEIGHTS.fuzzy * length) / (length + each.distance))
  }
  return hits
}

/** Adds one document's hit to another's. */
function join(into: Hit, { score, asked, terms }: Hit): void {
  into.score += score
  for (const each of asked) if (!into.asked.includes(each)) into.asked.push(each)
  for (const each of terms) into.terms.add(each)
}

/** The documents of any of some lookups. */
function anyOf(all: readonly Hits[]): Hits {
  const found: Hits = new Map()
  for (const hits of all) {
    for (const [id, hit] of hits) {
      const known = found.get(id)
      if (known) join(known, hit)
      else found.set(id, hit)
    }
  }
  return found
}

/** The documents that all of some lookups have. */
function allOf([first = new Map(), ...rest]: readonly Hits[]): Hits {
  for (const [id, hit] of first) {
    const others = rest.map(hits => hits.get(id))
    if (others.includes(undefined)) first.delete(id)
    for (const other of others) if (other) join(hit, other)
  }
  return first
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
  const lookups: Lookup[] = [
    ...words.flatMap(word => wordLookups(word, language)),
    ...exact.map(({ prefix, isWhole }) => ({ term: prefix, weight: 1, byPrefix: !isWhole })),
  ]
  return anyOf([
    ...lookups.map(lookup => lookUp(lookup, index)),
    ...expansions.map(({ words: phrase }) =>
      allOf(phrase.map(term => lookUp({ term, weight: SYNONYM_WEIGHT }, index))),
    ),
  ])
}
