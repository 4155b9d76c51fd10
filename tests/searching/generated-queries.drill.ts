import { expect, test } from 'vitest'
import { SEARCH_MAX_RESULTS } from '#engine/model/site-behavior.ts'
import { oddText } from '#support/odd-text.ts'
import { seeded } from '#support/seeded.ts'
import { documents, smallSearch } from '#support/small-search.ts'

const QUERIES = 10_000

const numbers = seeded()

test(`of ${QUERIES} generated queries none throws, and each result is a document (SEED=${numbers.seed})`, () => {
  const engine = smallSearch()
  const hrefs = new Set(documents.map(({ href }) => href))
  let found = 0
  for (let asked = 0; asked < QUERIES; asked += 1) {
    const results = engine.search(oddText(numbers))
    found += results.length
    expect(results.length).toBeLessThanOrEqual(SEARCH_MAX_RESULTS)
    for (const { href } of results) expect(hrefs).toContain(href)
  }
  // Some of them ask for words of the site.
  expect(found).toBeGreaterThan(QUERIES / 10)
})
