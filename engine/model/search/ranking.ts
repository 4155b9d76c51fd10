import type { SearchDocument } from '../search-document.ts'
import { phraseOf, type SearchQuery } from './query.ts'
import { stemOf } from './stem.ts'

/** How much a page counts against one of its sections (a factor): it holds the sections' subject. */
const PAGE_BOOST = 1.5
/** How much a section counts that lists where to go next (a factor): its words are other pages' titles. */
const NEXT_BOOST = 0.25
/** How much a definition counts (a factor): the section that explains the word comes first. */
const DEFINITION_BOOST = 0.75
/** Title of the page of definitions. */
const GLOSSARY_TITLE = 'Glossary'
/** Heading under which every page of this site lists where to go next. */
const NEXT_TITLE = 'Next'

/** What of a document ranking needs, computed once. */
export interface RankedDocument {
  document: SearchDocument
  /** The title as its terms in a row. */
  titlePhrase: string
  /** Whether no other document but a definition bears this title: then the title names this one. */
  isTitleOwn: boolean
}

/** Whether a document is a definition: the word it is of stands elsewhere with more about it. */
function isDefinition({ titles }: SearchDocument): boolean {
  return titles[0] === GLOSSARY_TITLE
}

/** Prepares documents for ranking. A title names the section that explains it, never the definition. */
export function rankable(documents: readonly SearchDocument[]): RankedDocument[] {
  const phrases = documents.map(({ title }) => phraseOf(title))
  const counts = new Map<string, number>()
  for (const [index, phrase] of phrases.entries()) {
    const document = documents[index]
    if (document && !isDefinition(document)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return documents.map((document, index) => {
    const titlePhrase = phrases[index] ?? ''
    const isTitleOwn = !isDefinition(document) && counts.get(titlePhrase) === 1
    return { document, titlePhrase, isTitleOwn }
  })
}

/** How much a document counts, whatever is searched (a factor). */
export function documentBoost(document: SearchDocument): number {
  if (document.isPage) return PAGE_BOOST
  if (isDefinition(document)) return DEFINITION_BOOST
  return document.title === NEXT_TITLE ? NEXT_BOOST : 1
}

/** Part of a query's words that a document holds, itself or as synonyms (0 to 1); 1 for a query without words. */
export function coverage(query: SearchQuery, matched: ReadonlySet<string>): number {
  if (query.words.length === 0) return 1
  const covered = query.words.filter(
    word =>
      matched.has(word) ||
      matched.has(stemOf(word) ?? word) ||
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
