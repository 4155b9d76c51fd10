import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createSearchEngine } from '#engine/model/search/engine.ts'
import { type PackedPage, unpackDocuments } from '#engine/model/search/index-file.ts'
import type { SearchDocument } from '#engine/model/search-document.ts'
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

/**
 * Reads the documents of a built site's search index, as a browser would.
 * @param outFolder folder the site was written to.
 * @throws Error when the folder holds no index.
 */
export async function builtSearchDocuments(outFolder: string): Promise<SearchDocument[]> {
  const [file] = await Array.fromAsync(glob('assets/search-*.json', { cwd: outFolder }))
  if (!file) throw new Error('the build wrote no search index')
  const pages: PackedPage[] = JSON.parse(await readFile(path.join(outFolder, file), 'utf8'))
  return unpackDocuments(pages)
}

/**
 * Measures how well a search over documents answers judged queries.
 * @param table other words for those of a query.
 */
export async function measureSearchQuality(
  documents: readonly SearchDocument[],
  queries: readonly JudgedQuery[],
  table = synonyms,
): Promise<SearchQuality> {
  const engine = await createSearchEngine(documents, table)
  const ranks = queries.map(({ query, accept }) => {
    const results = engine.search(query)
    const rank = results.findIndex(({ href }) => accept.includes(href)) + 1
    return { query, rank, first: results[0]?.href ?? 'nothing' }
  })
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    meanReciprocalRank: sum(ranks.map(({ rank }) => (rank > 0 ? 1 / rank : 0))) / queries.length,
    successAt3: ranks.filter(({ rank }) => rank > 0 && rank <= 3).length / queries.length,
    ranks,
  }
}
