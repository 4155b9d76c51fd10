import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchEngine } from '#engine/model/search/engine.ts'
import { articleTexts } from '#support/page-texts.ts'
import { builtSearch, listed } from '#support/search-quality.ts'
import { sites } from '#support/sites/sites.ts'
import { readerQuestions } from './reader-questions.ts'

/** How many results a reader looks at before giving up. */
const RESULTS_READ = 3

/** Most pages besides those named that may say an answer, too: an answer that more pages say is none. */
const ALSO_SAID = 2

describe('what counts as an answer', () => {
  it('is there for at least 60 questions, each asked once', () => {
    const asked = readerQuestions.map(({ question }) => question)
    expect(asked.length).toBeGreaterThanOrEqual(60)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('is said by few pages, so that a page which loses it is noticed', () => {
    const weak = readerQuestions.filter(({ says, pages }) => {
      const saying = [...texts].filter(([, text]) => says.test(text))
      return saying.length > pages.length + ALSO_SAID
    })
    expect(weak.map(({ question }) => question)).toEqual([])
  })

  it('is words, numbers or code of some length, with gaps that end', () => {
    const weak = readerQuestions.filter(({ says }) => {
      const literal = says.source.replace(/\.\{0,\d+\}/g, '')
      return literal.length < 12 || /(?<!\\)\.[*+]/.test(literal)
    })
    expect(weak.map(({ question }) => question)).toEqual([])
  })
})

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

const texts = articleTexts()

let building: Promise<SearchEngine> | undefined

/** The search of the built site, made once. */
function searchEngine(): Promise<SearchEngine> {
  building ??= builtSearch(sites.root.folder)
  return building
}
