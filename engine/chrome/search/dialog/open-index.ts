import { synonyms } from '#extensions'
import type { Reply } from '#model/search/answer.ts'
import { createSearchEngine } from '#model/search/engine.ts'
import { type PartName, partAddress } from '#model/search/index-parts.ts'
import { createParts } from '#model/search/parts.ts'
import type { SearchResult } from '#model/search-document.ts'
import { fetchSearchFile, requestIndex } from '../index-request.ts'

/** What was found for a query. */
export interface Found {
  /** What answers the query by itself. */
  reply: Reply
  results: readonly SearchResult[]
}

/** What is found before anything is searched. */
export const NOTHING: Found = { reply: { answers: [] }, results: [] }

/** A search in the parts of the index that have come: what it found, or the parts that it has to wait for. */
export interface Attempt {
  found?: Found
  missing: readonly PartName[]
}

/** A search index, parts of which are fetched when they are needed, each once. */
export interface OpenIndex {
  /** Searches; what the last query found is kept, for one that was prepared. */
  find(query: string): Attempt
  /** Fetches parts. @throws Error when one cannot be fetched; at the next call it is asked for again. */
  load(names: readonly PartName[]): Promise<void>
  /** The text of a document that was found. @throws Error when it cannot be fetched. */
  text(id: number): Promise<string | undefined>
}

async function open(): Promise<OpenIndex> {
  const request = requestIndex()
  const head = await request.head
  const parts = createParts(head)
  const engine = createSearchEngine(parts, synonyms)
  const loading = new Map<PartName, Promise<void>>()

  const loadPart = async (name: PartName) => {
    try {
      parts.put(name, await fetchSearchFile(partAddress(request.address, name)))
    } catch (error) {
      loading.delete(name)
      throw error
    }
  }
  const load = async (names: readonly PartName[]) => {
    for (const name of names) if (!loading.has(name)) loading.set(name, loadPart(name))
    await Promise.all(names.map(name => loading.get(name)))
  }

  // What every query of a small site needs comes while the first one is typed. If it fails, the query asks for it again.
  const always: PartName[] = ['documents-0']
  if (head.hasAnswers) always.push('answers-0')
  if (head.count > 0 && head.pages <= head.pagesWithTitles) always.push('titles-0')
  load(always).catch(() => {})

  /** What was found last, and for which query. */
  let last: { query: string; attempt: Attempt } | undefined

  return {
    load,
    find(query) {
      if (query.trim() === '') return { found: NOTHING, missing: [] }
      if (last?.query === query) return last.attempt
      const reply = engine.answer(query)
      // An address that is in examples alone would look confirmed by the pages with them.
      const results = reply.unlisted ? [] : engine.search(query)
      const missing = parts.missed()
      if (missing.length > 0) return { missing }
      const attempt = { found: { reply, results }, missing }
      last = { query, attempt }
      return attempt
    },
    async text(id) {
      if (engine.text(id) === undefined) await load(parts.missed())
      return engine.text(id)
    },
  }
}

let opening: Promise<OpenIndex> | undefined

/** The index that the page names, opened once; after a failure it is opened anew. @throws Error when its head does not come. */
export function openIndex(): Promise<OpenIndex> {
  opening ??= open().catch(error => {
    opening = undefined
    throw error
  })
  return opening
}

/**
 * Looks whether the site has another index by now: a new version of it may have taken away the files of this one.
 * @returns the other index; undefined when there is none, or the site cannot be reached.
 */
export async function renewIndex(): Promise<OpenIndex | undefined> {
  const { dataset } = document.documentElement
  try {
    const page = await fetch(location.href, { cache: 'no-cache' })
    const address = /<html[^>]*\sdata-search="([^"]*)"/.exec(await page.text())?.[1]
    if (!address || address === dataset.search) return undefined
    dataset.search = address
    opening = undefined
    return await openIndex()
  } catch {
    return undefined
  }
}
