import MiniSearch, { type SearchResult as Hit, type Query } from 'minisearch'
import type { SearchDocument, SearchResult } from '../search-document.ts'
import {
  SEARCH_FIELD_BOOST,
  SEARCH_FUZZINESS,
  SEARCH_MAX_RESULTS,
  SEARCH_PREFIX,
} from '../site-behavior.ts'
import type { Reply, SearchAnswer } from './answer.ts'
import { findAnswers } from './find-answers.ts'
import {
  FUZZY_MAX_EDITS,
  FUZZY_MAX_LENGTH,
  FUZZY_MIN_LENGTH,
  SAME_FORM_WEIGHT,
  SYNONYM_WEIGHT,
} from './limits.ts'
import { fits, parseQuery, type SearchQuery, visible } from './query.ts'
import { coverage, documentBoost, type RankedDocument, rankable, titleRank } from './ranking.ts'
import { stemOf } from './stem.ts'
import type { Synonyms } from './synonyms.ts'
import { indexTerms } from './tokenizer.ts'

/**
 * How a document's score grows with a word's number in it (k), shrinks with its length (b), and what one mention is worth
 * in a long one (d): the package's own but for k (1.2), since sections are short and name their subject again and again.
 */
const BM25 = { k: 2, b: 0.7, d: 0.5 }

/** Documents that are indexed before other work gets its turn. */
const CHUNK = 20

/** Answers queries. */
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
}

/** The words of an index by their stem. */
type Forms = Map<string, Set<string>>

/** The terms of texts, each word followed by its stem; `forms` gets the words of each stem. Stems are made once for a word. */
function termsWithStems(forms: Forms): (text: string) => string[] {
  const terms = new Map<string, readonly string[]>()
  const read = (word: string): readonly string[] => {
    const stem = stemOf(word)
    if (stem === undefined) return [word]
    const words = forms.get(stem)
    if (words) words.add(word)
    else forms.set(stem, new Set([word]))
    return [word, stem]
  }
  return text =>
    indexTerms(text).flatMap(word => {
      const known = terms.get(word) ?? read(word)
      terms.set(word, known)
      return known
    })
}

interface Entry {
  id: number
  title: string
  titles: string
  text: string
}

/** An index, and in `forms` the words that it has of each stem. */
function emptyIndex(forms: Forms): MiniSearch<Entry> {
  return new MiniSearch<Entry>({
    fields: Object.keys(SEARCH_FIELD_BOOST),
    tokenize: termsWithStems(forms),
    processTerm: term => term,
  })
}

/** How a word of the query is looked up: as it is written, and in any form of it. */
function wordQueries(word: string): Query[] {
  const stem = stemOf(word)
  const same = {
    queries: [word],
    prefix: SEARCH_PREFIX,
    fuzzy: fuzziness(word),
    boostTerm: () => (stem === undefined ? 1 : SAME_FORM_WEIGHT),
  }
  if (stem === undefined) return [same]
  return [
    same,
    { queries: [stem], prefix: false, fuzzy: false, boostTerm: () => 1 - SAME_FORM_WEIGHT },
  ]
}

/** The fuzziness of a word: words with a digit and very short ones have none. */
function fuzziness(word: string): number | false {
  const isFuzzy =
    !/\p{N}/u.test(word) && word.length >= FUZZY_MIN_LENGTH && word.length <= FUZZY_MAX_LENGTH
  return isFuzzy && SEARCH_FUZZINESS
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

/** The score of a hit: the index's own, without its factor for the number of terms, times the part of the query met. */
function scoreOf(query: SearchQuery, hit: Hit): number {
  return (hit.score / (hit.queryTerms.length || 1)) * coverage(query, new Set(hit.queryTerms)) ** 2
}

/** The words of terms that matched: in place of a stem its forms. */
function wordsOf(terms: readonly string[], forms: Forms): string[] {
  return [...new Set(terms.flatMap(term => [...(forms.get(term) ?? [term])]))]
}

function searchIndex(
  index: MiniSearch<Entry>,
  forms: Forms,
  ranked: readonly RankedDocument[],
  query: SearchQuery,
): SearchResult[] {
  const hits = index.search(indexQuery(query), {
    tokenize: term => [term],
    boost: SEARCH_FIELD_BOOST,
    maxFuzzy: FUZZY_MAX_EDITS,
    bm25: BM25,
    boostDocument: id => {
      const document = ranked[id]?.document
      return document ? documentBoost(document) : 1
    },
    filter: hit => query.exact.every(exact => hit.terms.some(term => fits(term, exact))),
  })
  return hits
    .flatMap(hit => {
      const found = ranked[hit.id]
      if (!found) return []
      return { hit, found, title: titleRank(query, found), score: scoreOf(query, hit) }
    })
    .sort(
      (a, b) =>
        b.title - a.title ||
        b.score - a.score ||
        Number(b.found.document.isPage) - Number(a.found.document.isPage) ||
        a.hit.id - b.hit.id,
    )
    .slice(0, SEARCH_MAX_RESULTS)
    .map(({ hit, found, score }) => ({
      ...found.document,
      id: hit.id,
      score,
      terms: wordsOf(hit.terms, forms),
    }))
}

/**
 * Indexes documents, a few at a time, so that keys and pointer are answered meanwhile.
 * @param table other words for those of a query.
 * @param answers what the site can say by itself; default: nothing.
 * @returns the engine, when all documents can be found.
 */
export async function createSearchEngine(
  documents: readonly SearchDocument[],
  table: readonly Synonyms[],
  answers: readonly SearchAnswer[] = [],
): Promise<SearchEngine> {
  const forms: Forms = new Map()
  const index = emptyIndex(forms)
  const entries = documents.map(({ title, titles, text }, id) => ({
    id,
    title,
    titles: titles.join('\n'),
    text,
  }))
  await index.addAllAsync(entries, { chunkSize: CHUNK })
  const ranked = rankable(documents)
  return {
    search: query => searchIndex(index, forms, ranked, parseQuery(visible(query), table)),
    answer: query => findAnswers(visible(query), answers, table),
  }
}
