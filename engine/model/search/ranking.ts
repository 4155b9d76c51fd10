import { wordsOf } from '#words/languages.ts'
import type { SearchDocument } from '../search-document.ts'
import { phraseOf, type SearchQuery } from './query.ts'
import { stemOf } from './stem.ts'

/** How much a page counts against one of its sections (a factor): it holds the sections' subject. */
const PAGE_BOOST = 1.5
/** How much a section counts that lists where to go next (a factor): its words are other pages' titles. */
const NEXT_BOOST = 0.25
/** How much a definition counts (a factor): the section that explains the word comes first. */
const DEFINITION_BOOST = 0.75
/** What of a document its rank depends on; the number of the kind in the index. */
const KINDS = ['section', 'page', 'definition', 'next'] as const
const BOOSTS = [1, PAGE_BOOST, DEFINITION_BOOST, NEXT_BOOST] as const

/** A kind of document, as the index has it. */
export type DocumentKind = 0 | 1 | 2 | 3

function kind(name: (typeof KINDS)[number]): DocumentKind {
  return KINDS.indexOf(name) as DocumentKind
}

/**
 * The kind of a document. A definition, below the page that is called the glossary, is none that explains: the word it is
 * of stands elsewhere with more about it. A section that is called like the link to the next page lists where to go.
 * @param language of the site
 */
export function kindOf({ isPage, title, titles }: SearchDocument, language = 'en'): DocumentKind {
  if (isPage) return kind('page')
  const { glossary, next } = wordsOf(language)
  if (titles[0] === glossary) return kind('definition')
  return kind(title === next ? 'next' : 'section')
}

/** Whether a document of this kind is a page. */
export function isPageKind(of: DocumentKind): boolean {
  return of === kind('page')
}

/** How much a document counts, whatever is searched (a factor). */
export function documentBoost(of: DocumentKind): number {
  return BOOSTS[of]
}

/** For each document, whether no other but a definition bears its title: then the title names this one. */
export function ownTitles(documents: readonly SearchDocument[], language = 'en'): boolean[] {
  const phrases = documents.map(document =>
    kindOf(document, language) === kind('definition')
      ? undefined
      : phraseOf(document.title, language),
  )
  const counts = new Map<string | undefined, number>()
  for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  return phrases.map(phrase => phrase !== undefined && counts.get(phrase) === 1)
}

/** Part of a query's words that a document holds, itself or as synonyms (0 to 1); 1 for a query without words. */
export function coverage(query: SearchQuery, matched: readonly string[]): number {
  if (query.words.length === 0) return 1
  const covered = query.words.filter(
    word =>
      matched.includes(word) ||
      matched.includes(stemOf(word, query.language) ?? word) ||
      query.expansions.some(
        ({ replaces, words }) =>
          replaces.includes(word) && words.every(term => matched.includes(term)),
      ),
  )
  return covered.length / query.words.length
}

/** A document that was found, as ranking sees it. */
export interface Ranked {
  id: number
  /** How exactly its title is what was asked for: 2 for a page's, 1 for a section's that no other bears, else 0. */
  titleRank: 0 | 1 | 2
  score: number
  isPage: boolean
}

/**
 * The better of two documents first. Scores are compared as numbers of single precision: sums of the same shares in another
 * order differ in the last digits of double precision, and must not rank otherwise.
 */
export function byRank(a: Ranked, b: Ranked): number {
  return (
    b.titleRank - a.titleRank ||
    Math.fround(b.score) - Math.fround(a.score) ||
    Number(b.isPage) - Number(a.isPage) ||
    a.id - b.id
  )
}
