import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createSearchEngine, type SearchEngine } from '#engine/model/search/engine.ts'
import { type IndexFile, unpackDocuments } from '#engine/model/search/index-file.ts'
import { unpackAnswers } from '#engine/model/search/packed-answers.ts'
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

/** The index file of a built site. @throws Error when the folder holds none. */
async function indexFileOf(outFolder: string): Promise<IndexFile> {
  const [file] = await Array.fromAsync(glob('assets/search-*.json', { cwd: outFolder }))
  if (!file) throw new Error('the build wrote no search index')
  return JSON.parse(await readFile(path.join(outFolder, file), 'utf8'))
}

/**
 * Reads the documents of a built site's search index, as a browser would.
 * @param outFolder folder the site was written to.
 * @throws Error when the folder holds no index.
 */
export async function builtSearchDocuments(outFolder: string): Promise<SearchDocument[]> {
  return unpackDocuments((await indexFileOf(outFolder)).pages)
}

/**
 * The search of a built site, as a browser makes it.
 * @param outFolder folder the site was written to.
 * @param table other words for those of a query.
 * @throws Error when the folder holds no index.
 */
export async function builtSearch(outFolder: string, table = synonyms): Promise<SearchEngine> {
  const { pages, answers } = await indexFileOf(outFolder)
  return createSearchEngine(unpackDocuments(pages), table, unpackAnswers(answers))
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
