import { expect } from 'vitest'
import type { SearchEngine } from '#engine/model/search/engine.ts'
import { SEARCH_MAX_RESULTS } from '#engine/model/site-behavior.ts'
import { documents } from '#support/small-search.ts'

/**
 * Asks the engine of the small site: no query throws, and each result is a document of that site.
 * @returns how many results there are of all queries.
 */
export function askAll(engine: SearchEngine, queries: readonly string[]): number {
  const hrefs = new Set(documents.map(({ href }) => href))
  let found = 0
  for (const query of queries) {
    const results = engine.search(query)
    found += results.length
    expect(results.length).toBeLessThanOrEqual(SEARCH_MAX_RESULTS)
    for (const { href } of results) expect(hrefs).toContain(href)
  }
  return found
}
