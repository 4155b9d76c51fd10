import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchEngine } from '#engine/model/search/engine.ts'
import { pageTexts } from '#support/page-texts.ts'
import { builtSearch, listed } from '#support/search-quality.ts'
import { sites } from '#support/sites/sites.ts'
import { readerQuestions } from './reader-questions.ts'

/** How many results a reader looks at before giving up. */
const RESULTS_READ = 3

describe.each(readerQuestions)('"$question"', ({ question, pages, says }) => {
  let engine: SearchEngine
  beforeAll(async () => {
    engine = await searchEngine()
  })

  it('finds a page that answers it among the first results', () => {
    const read = listed(engine, question).slice(0, RESULTS_READ)
    const found = read.map(href => href.replace(/#.*/, ''))
    expect(found.filter(path => pages.includes(path))).not.toEqual([])
  })

  it.each(pages)('is answered on %s', path => {
    // Not the whole page in the message: it would hide what is missing.
    expect(says.test(texts.get(path) ?? ''), `${path} says ${says}`).toBe(true)
  })
})

const texts = pageTexts()

let building: Promise<SearchEngine> | undefined

/** The search of the built site, made once. */
function searchEngine(): Promise<SearchEngine> {
  building ??= builtSearch(sites.root.folder)
  return building
}
