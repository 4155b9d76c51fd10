import { createSearchEngine, type SearchEngine } from '#engine/model/search/engine.ts'
import { unpackTitles } from '#engine/model/search/packed-titles.ts'
import type { Parts } from '#engine/model/search/parts.ts'
import type { SearchDocument } from '#engine/model/search-document.ts'
import { readBuiltIndex, wholeIndex } from '#engine/node/output/search/built-index.ts'
import { synonyms } from '#site/search/synonyms.ts'
import type { JudgedQuery } from '../searching/judged-queries.ts'

/** How well a search answers judged queries. */
export interface SearchQuality {
  /** Mean over the queries of 1 / rank of the first acceptable result, 0 when there is none (0 to 1). */
  meanReciprocalRank: number
  /** Part of the queries with an acceptable result among the first three (0 to 1). */
  successAt3: number
  /** For each query the rank of its first acceptable result, from 1; 0 when there is none. */
  ranks: { query: string; rank: number; first: string }[]
}

/** All parts of a kind, in order. */
function all<Kind extends 'titles' | 'text'>(parts: Parts, kind: Kind) {
  return Array.from({ length: parts.head.count }, (_, number) => parts.peek(kind, number)).filter(
    part => part !== undefined,
  )
}

/**
 * Reads the documents of a built site's search index.
 * @param outFolder folder the site was written to.
 * @throws Error when the folder holds no index.
 */
export async function builtSearchDocuments(outFolder: string): Promise<SearchDocument[]> {
  const parts = wholeIndex(await readBuiltIndex(outFolder))
  const texts = all(parts, 'text').flat()
  return all(parts, 'titles')
    .flatMap(pages => pages.flatMap(unpackTitles))
    .map((document, id) => ({ ...document, text: texts[id] ?? '' }))
}

/**
 * The search of a built site, as a browser has it that has fetched all of the index.
 * @param outFolder folder the site was written to.
 * @param table other words for those of a query.
 * @throws Error when the folder holds no index.
 */
export async function builtSearch(outFolder: string, table = synonyms): Promise<SearchEngine> {
  return createSearchEngine(wholeIndex(await readBuiltIndex(outFolder)), table)
}

/** Where what the search lists leads to, in the order in which readers see it: answers, then results. */
export function listed(engine: SearchEngine, query: string): string[] {
  return [
    ...engine.answer(query).answers.map(({ answer }) => answer.href),
    ...engine.search(query).map(({ href }) => href),
  ]
}

/** Measures how well a search answers judged queries. */
export function measureSearchQuality(
  engine: SearchEngine,
  queries: readonly Pick<JudgedQuery, 'query' | 'accept'>[],
): SearchQuality {
  const ranks = queries.map(({ query, accept }) => {
    const hrefs = listed(engine, query)
    const rank = hrefs.findIndex(href => accept.includes(href)) + 1
    return { query, rank, first: hrefs[0] ?? 'nothing' }
  })
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    meanReciprocalRank: sum(ranks.map(({ rank }) => (rank > 0 ? 1 / rank : 0))) / queries.length,
    successAt3: ranks.filter(({ rank }) => rank > 0 && rank <= 3).length / queries.length,
    ranks,
  }
}
