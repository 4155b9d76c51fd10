import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchEngine } from '#engine/model/search/engine.ts'
import type { SearchDocument } from '#engine/model/search-document.ts'
import { answers } from '#site/search/answers/answers.ts'
import { builtSearch, builtSearchDocuments, measureSearchQuality } from '#support/search-quality.ts'
import { sites } from '#support/sites/sites.ts'
import { judgedQueries } from './judged-queries.ts'

/** What readers were promised of all queries together, and of each half: a change that costs more shows. */
const LEAST_MEAN_RECIPROCAL_RANK = 0.92
const LEAST_SUCCESS_AT_3 = 0.97

describe('judged queries over the pages of the site', () => {
  let documents: SearchDocument[]
  let engine: SearchEngine
  let plainEngine: SearchEngine
  let fragments: Set<string>
  beforeAll(async () => {
    documents = await builtSearchDocuments(sites.root.folder)
    engine = await builtSearch(sites.root.folder)
    plainEngine = await builtSearch(sites.root.folder, [])
    fragments = new Set([...documents, ...answers].map(({ href }) => href))
  })

  test('name parts of pages or rows that exist, and differ', () => {
    const accepted = judgedQueries.flatMap(({ accept }) => accept)
    expect(accepted.filter(href => !fragments.has(href))).toEqual([])
    expect(new Set(judgedQueries.map(({ query }) => query)).size).toBe(judgedQueries.length)
    expect(judgedQueries.length).toBeGreaterThanOrEqual(150)
  })

  test('are half for tuning, half set apart', () => {
    const apart = judgedQueries.filter(({ half }) => half === 'apart')
    expect(apart).toHaveLength(judgedQueries.length / 2)
  })

  test.each([
    ['all', judgedQueries],
    ['those for tuning', judgedQueries.filter(({ half }) => half === 'tuning')],
    ['those set apart', judgedQueries.filter(({ half }) => half === 'apart')],
  ])('%s are answered by acceptable parts of pages', (_, queries) => {
    const quality = measureSearchQuality(engine, queries)
    expect(quality.meanReciprocalRank).toBeGreaterThanOrEqual(LEAST_MEAN_RECIPROCAL_RANK)
    expect(quality.successAt3).toBeGreaterThanOrEqual(LEAST_SUCCESS_AT_3)
  })

  test('find more with synonyms, and none loses its first place to them', () => {
    const plain = measureSearchQuality(plainEngine, judgedQueries)
    const helped = measureSearchQuality(engine, judgedQueries)
    expect(helped.successAt3).toBeGreaterThan(plain.successAt3)
    const first = new Set(plain.ranks.filter(({ rank }) => rank === 1).map(({ query }) => query))
    expect(helped.ranks.filter(({ query, rank }) => first.has(query) && rank !== 1)).toEqual([])
  })

  test('every page is found first by its title', () => {
    const missed = documents.filter(
      ({ isPage, title, href }) => isPage && engine.search(title)[0]?.href !== href,
    )
    expect(missed.map(({ title }) => title)).toEqual([])
  })
})
