import MiniSearch, { type SearchResult as Hit, type Query } from 'minisearch'
import {
  FUZZY_MAX_EDITS,
  FUZZY_MAX_LENGTH,
  FUZZY_MIN_LENGTH,
  SAME_FORM_WEIGHT,
  SYNONYM_WEIGHT,
} from '#engine/model/search/limits.ts'
import {
  fits,
  parseQuery,
  phraseOf,
  type SearchQuery,
  visible,
} from '#engine/model/search/query.ts'
import { byRank, coverage, documentBoost, kindOf, ownTitles } from '#engine/model/search/ranking.ts'
import { stemOf } from '#engine/model/search/stem.ts'
import type { Synonyms } from '#engine/model/search/synonyms.ts'
import { indexTerms } from '#engine/model/search/tokenizer.ts'
import type { SearchDocument } from '#engine/model/search-document.ts'
import {
  SEARCH_FIELD_BOOST,
  SEARCH_FUZZINESS,
  SEARCH_MAX_RESULTS,
  SEARCH_PREFIX,
} from '#engine/model/site-behavior.ts'

/** What a search found, to be compared. */
export interface UnshardedResult {
  href: string
  score: number
  terms: string[]
}

/** The words of an index by their stem. */
type Forms = Map<string, Set<string>>

/** The terms of texts, each word followed by its stem; `forms` gets the words of each stem. */
function termsWithStems(forms: Forms): (text: string) => string[] {
  return text =>
    indexTerms(text).flatMap(word => {
      const stem = stemOf(word)
      if (stem === undefined) return [word]
      const words = forms.get(stem) ?? new Set()
      forms.set(stem, words.add(word))
      return [word, stem]
    })
}

/** How a word of the query is looked up: as it is written, and in any form of it. */
function wordQueries(word: string): Query[] {
  const stem = stemOf(word)
  const isFuzzy =
    !/\p{N}/u.test(word) && word.length >= FUZZY_MIN_LENGTH && word.length <= FUZZY_MAX_LENGTH
  const same = {
    queries: [word],
    prefix: SEARCH_PREFIX,
    fuzzy: isFuzzy && SEARCH_FUZZINESS,
    boostTerm: () => (stem === undefined ? 1 : SAME_FORM_WEIGHT),
  }
  if (stem === undefined) return [same]
  return [
    same,
    { queries: [stem], prefix: false, fuzzy: false, boostTerm: () => 1 - SAME_FORM_WEIGHT },
  ]
}

/** The query in the index's terms. Each string is one term of the index. */
function indexQuery({ words, exact, expansions }: SearchQuery): Query {
  return {
    combineWith: 'OR',
    queries: [
      ...words.flatMap(wordQueries),
      ...exact.map(({ prefix, isWhole }) => ({
        queries: [prefix],
        prefix: !isWhole,
        fuzzy: false,
      })),
      ...expansions.map(({ words: phrase }) => ({
        queries: phrase,
        combineWith: 'AND' as const,
        prefix: false,
        fuzzy: false,
        boostTerm: () => SYNONYM_WEIGHT,
      })),
    ],
  }
}

/**
 * The search as a library makes it over the whole index, by which that in parts is judged: the same lookups, boosts, prefixes
 * and slips, scored by the library.
 */
export function unshardedSearch(
  documents: readonly SearchDocument[],
  table: readonly Synonyms[],
): (query: string) => UnshardedResult[] {
  const forms: Forms = new Map()
  const index = new MiniSearch({
    fields: Object.keys(SEARCH_FIELD_BOOST),
    tokenize: termsWithStems(forms),
    processTerm: term => term,
  })
  index.addAll(
    documents.map(({ title, titles, text }, id) => ({
      id,
      title,
      titles: titles.join('\n'),
      text,
    })),
  )
  const own = ownTitles(documents)
  const phrases = documents.map(({ title }) => phraseOf(title))

  const titleRank = (query: SearchQuery, id: number): 0 | 1 | 2 => {
    if (query.phrase === '' || phrases[id] !== query.phrase) return 0
    if (documents[id]?.isPage) return 2
    return own[id] ? 1 : 0
  }
  const rankOf = (query: SearchQuery, hit: Hit) => ({
    hit,
    id: hit.id as number,
    titleRank: titleRank(query, hit.id),
    // The library's own score has a factor for the number of terms.
    score: (hit.score / (hit.queryTerms.length || 1)) * coverage(query, hit.queryTerms) ** 2,
    isPage: documents[hit.id]?.isPage ?? false,
  })
  return text => {
    const query = parseQuery(visible(text), table)
    const hits = index.search(indexQuery(query), {
      tokenize: term => [term],
      boost: SEARCH_FIELD_BOOST,
      maxFuzzy: FUZZY_MAX_EDITS,
      bm25: { k: 2, b: 0.7, d: 0.5 },
      boostDocument: id => {
        const document = documents[id]
        return document ? documentBoost(kindOf(document)) : 1
      },
      filter: hit => query.exact.every(exact => hit.terms.some(term => fits(term, exact))),
    })
    return hits
      .map(hit => rankOf(query, hit))
      .sort(byRank)
      .slice(0, SEARCH_MAX_RESULTS)
      .map(({ hit, id, score }) => ({
        href: documents[id]?.href ?? '',
        score,
        terms: [...new Set(hit.terms.flatMap(term => [...(forms.get(term) ?? [term])]))],
      }))
  }
}
