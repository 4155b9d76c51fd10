import { glossary } from '#site/facts/glossary/glossary.ts'
import { dictionaryWith, projectWords } from './dictionary.ts'
import { findAlternatives } from './find-alternatives.ts'
import { findHeadings } from './find-headings.ts'
import { findLinkTexts } from './find-links.ts'
import { findMisspelled } from './find-spelling.ts'
import { findUndefinedTerms, soughtTerm } from './find-terms.ts'
import { findLongSentences, findUnpublished, findWording } from './find-wording.ts'
import type { Finding } from './finding.ts'
import { findHardPages } from './readability.ts'
import { FORMS, KNOWN, WORDING } from './rules.ts'
import { allTexts, pageTexts } from './texts.ts'

/** A rule of writing that all texts of readers are held to. */
export interface ContentCheck {
  /** What the texts do, when it finds nothing. */
  name: string
  find: () => Finding[]
}

/** Terms that pages define where they first use them. */
export const soughtTerms = glossary
  .filter(({ id }) => !(id in KNOWN))
  .map(term => soughtTerm(term, FORMS[term.id]))

/** All that `npm run check:content` and the tests hold the texts to, each once. Texts are read when this is called. */
export function contentChecks(): ContentCheck[] {
  const texts = allTexts()
  const pages = pageTexts()
  const ofPages = pages.flatMap(({ blocks }) => blocks)
  return [
    ...WORDING.map(rule => ({
      name: `write no “${rule.name}”`,
      find: () => findWording(texts, [rule]),
    })),
    {
      name: 'have no sentence that is too long to be kept in mind',
      find: () => findLongSentences(texts),
    },
    {
      name: 'do not say over and over that something is not published',
      find: () => pages.flatMap(({ blocks }) => findUnpublished(blocks)),
    },
    {
      name: 'define a term where a page first uses it',
      find: () => findUndefinedTerms(pages, soughtTerms),
    },
    {
      name: 'are spelled as in American English, or as the project spells them',
      find: () => findMisspelled(texts, dictionaryWith(projectWords())),
    },
    {
      name: 'have headings in sentence case',
      find: () => findHeadings(ofPages, dictionaryWith([])),
    },
    { name: 'have links that say where they lead', find: () => findLinkTexts(ofPages) },
    { name: 'say what images show', find: () => findAlternatives(ofPages) },
    { name: 'are as easy to read as pages of their kind', find: () => findHardPages(pages) },
  ]
}
