import type { SearchDocument } from '#model/search-document.ts'
import { phraseOf, type SearchQuery } from './query.ts'

/** How much a page counts against one of its sections (a factor): it holds the sections' subject. */
const PAGE_BOOST = 1.5
/** How much a section counts that lists where to go next (a factor): its words are other pages' titles. */
const NEXT_BOOST = 0.25
/** Heading under which every page of this site lists where to go next. */
const NEXT_TITLE = 'Next'

/** What of a document ranking needs, computed once. */
export interface RankedDocument {
  document: SearchDocument
  /** The title as its terms in a row. */
  titlePhrase: string
  /** Whether no other document bears this title: then the title names this one. */
  isTitleOwn: boolean
}

/** Prepares documents for ranking. */
export function rankable(documents: readonly SearchDocument[]): RankedDocument[] {
  const phrases = documents.map(({ title }) => phraseOf(title))
  const counts = new Map<string, number>()
  for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  return documents.map((document, index) => {
    const titlePhrase = phrases[index] ?? ''
    return { document, titlePhrase, isTitleOwn: counts.get(titlePhrase) === 1 }
  })
}

/** How much a document counts, whatever is searched (a factor). */
export function documentBoost({ isPage, title }: SearchDocument): number {
  if (isPage) return PAGE_BOOST
  return title === NEXT_TITLE ? NEXT_BOOST : 1
}

/** Part of a query's words that a document holds, itself or as synonyms (0 to 1); 1 for a query without words. */
export function coverage(query: SearchQuery, matched: ReadonlySet<string>): number {
  if (query.words.length === 0) return 1
  const covered = query.words.filter(
    word =>
      matched.has(word) ||
      query.expansions.some(
        ({ replaces, words }) => replaces.includes(word) && words.every(term => matched.has(term)),
      ),
  )
  return covered.length / query.words.length
}

/** How exactly a title is what was asked for: 2 for a page's, 1 for a section's that no other bears, else 0. */
export function titleRank(query: SearchQuery, ranked: RankedDocument): 0 | 1 | 2 {
  if (query.phrase === '' || ranked.titlePhrase !== query.phrase) return 0
  if (ranked.document.isPage) return 2
  return ranked.isTitleOwn ? 1 : 0
}
