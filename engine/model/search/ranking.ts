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

/** What of a document its rank depends on; the number of the kind in the index. */
const KINDS = ['section', 'page', 'definition', 'next'] as const
const BOOSTS = [1, PAGE_BOOST, DEFINITION_BOOST, NEXT_BOOST] as const

/** A kind of document, as the index has it. */
export type DocumentKind = 0 | 1 | 2 | 3

function kind(name: (typeof KINDS)[number]): DocumentKind {
  return KINDS.indexOf(name) as DocumentKind
}

/** The kind of a document. A definition is none that explains: the word it is of stands elsewhere with more about it. */
export function kindOf({ isPage, title, titles }: SearchDocument): DocumentKind {
  if (isPage) return kind('page')
  if (titles[0] === GLOSSARY_TITLE) return kind('definition')
  return kind(title === NEXT_TITLE ? 'next' : 'section')
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
export function ownTitles(documents: readonly SearchDocument[]): boolean[] {
  const phrases = documents.map(document =>
    kindOf(document) === kind('definition') ? undefined : phraseOf(document.title),
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
      matched.includes(stemOf(word) ?? word) ||
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
