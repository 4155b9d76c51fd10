import type { SearchResult } from '../search-document.ts'
import { SEARCH_MAX_RESULTS } from '../site-behavior.ts'
import type { Reply } from './answer.ts'
import { documentsOf } from './documents.ts'
import { indexAnswers } from './index-answers.ts'
import type { Parts } from './parts.ts'
import { fits, parseQuery, phraseOf, type SearchQuery, visible } from './query.ts'
import { byRank, coverage, isPageKind, type Ranked } from './ranking.ts'
import { findHits, type Hits, type IndexReader } from './scoring.ts'
import { isStem, stemOf } from './stem.ts'
import type { Synonyms } from './synonyms.ts'
import { lengthOf, termIndex } from './term-index.ts'

/** Answers queries from the parts of an index that have come. It is right once it has missed none. */
export interface SearchEngine {
  /**
   * Finds documents, the best first, 16 at most.
   * @param query any text; an empty one finds nothing.
   */
  search(query: string): SearchResult[]
  /**
   * Finds what answers a query by itself; it stands before the results.
   * @param query any text; an empty one finds nothing.
   */
  answer(query: string): Reply
  /** The text of a document that was found; undefined while it has not come. */
  text(id: number): string | undefined
}

/** Says of a document whether its title may be what was asked for: its length, and the terms of the query in it, are right. */
function titleGuess(
  { words, exact, phrase, language }: SearchQuery,
  { terms, documents }: IndexReader,
) {
  const asked = phrase.split(' ')
  const different = [...new Set(asked)]
  // A word with a stem counts twice; several forms of one stem count each, and their stem once.
  const least = different.length + different.filter(isStem).length
  const most = different.length + asked.length
  const needed = [
    ...words.map(word => stemOf(word, language) ?? word),
    ...exact.map(({ prefix }) => prefix),
  ]
  const [title = new Map(), ...more] = needed.map(term => terms.find(term)?.[0] ?? new Map())
  return (id: number): boolean => {
    const posting = title.get(id)
    const facts = documents.factsOf(id)
    if (posting === undefined || !facts) return false
    const length = lengthOf(posting) || (facts.lengths[0] ?? 0)
    return (
      (facts.hasOwnTitle || isPageKind(facts.kind)) &&
      length >= least &&
      length <= most &&
      more.every(postings => postings.has(id))
    )
  }
}

/** The best of what was found. */
function best(query: SearchQuery, { all, foundIn }: Hits, index: IndexReader) {
  const isLikely = titleGuess(query, index)
  const shares = new Map<string, number>()
  /** How much the covered part of the query counts. */
  const shareOf = (asked: string): number => {
    const share = shares.get(asked) ?? coverage(query, asked.split(' ')) ** 2
    shares.set(asked, share)
    return share
  }
  const hasExact = (id: number) =>
    query.exact.every(exact => foundIn(id).some(term => fits(term, exact)))
  const found: Ranked[] = []
  for (const [id, { score, asked }] of all) {
    if (!hasExact(id)) continue
    const isPage = isPageKind(index.documents.factsOf(id)?.kind ?? 0)
    const title = query.phrase !== '' && isLikely(id) ? index.documents.titlesOf(id)?.title : ''
    const isTitle = title ? phraseOf(title, query.language) === query.phrase : false
    const titleRank: Ranked['titleRank'] = isTitle ? (isPage ? 2 : 1) : 0
    const each = { id, isPage, titleRank, score: score * shareOf(asked) }
    const last = found[SEARCH_MAX_RESULTS - 1]
    // Of the many that a common word finds, few are ever among the best.
    if (last && byRank(last, each) < 0) continue
    found.push(each)
    found.sort(byRank)
    found.splice(SEARCH_MAX_RESULTS)
  }
  return found
}

function find(query: SearchQuery, index: IndexReader): SearchResult[] {
  const hits = findHits(query, index)
  return best(query, hits, index).flatMap(({ id, score }) => {
    const titles = index.documents.titlesOf(id)
    if (!titles) return []
    // In place of a stem its forms.
    const words = hits
      .foundIn(id)
      .flatMap(term => (isStem(term) ? index.terms.formsOf(term) : [term]))
    return {
      ...titles,
      id,
      score,
      terms: [...new Set(words)],
      hasText: index.documents.factsOf(id)?.hasText ?? false,
      text: index.documents.knownTextOf(id),
    }
  })
}

/**
 * An engine over an index that comes in parts.
 * @param table other words for those of a query.
 */
export function createSearchEngine(parts: Parts, table: readonly Synonyms[]): SearchEngine {
  const index = { head: parts.head, terms: termIndex(parts), documents: documentsOf(parts) }
  const answer = indexAnswers(parts, table)
  return {
    search: query => find(parseQuery(visible(query), table, parts.head.language), index),
    answer: query => answer(visible(query)),
    text: index.documents.textOf,
  }
}
