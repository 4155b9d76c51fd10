import { createSearchEngine, type SearchEngine } from '#engine/model/search/engine.ts'
import type { PartName } from '#engine/model/search/index-parts.ts'
import { createParts } from '#engine/model/search/parts.ts'
import type { Synonyms } from '#engine/model/search/synonyms.ts'
import type { BuiltIndex } from '#engine/node/output/search/built-index.ts'

/** What a query needs of an index, one step of fetching after the other. */
export interface Fetched {
  engine: SearchEngine
  /** Parts for the answers and results, then those for the texts of so many results. */
  parts: PartName[]
  /** How many times something had to be waited for. */
  rounds: number
}

/** Searches as a browser does that has nothing of the index but its head, and fetches what it misses. */
export function searchFetching(
  { head, parts: files }: BuiltIndex,
  table: readonly Synonyms[],
  query: string,
  { texts = 0 } = {},
): Fetched {
  const parts = createParts(JSON.parse(head.text))
  const engine = createSearchEngine(parts, table)
  const fetched: PartName[] = []
  const fetchMissed = (): boolean => {
    const missed = parts.missed()
    for (const name of missed) {
      const file = files.get(name)
      if (!file) throw new Error(`the index has no part ${name}`)
      if (fetched.includes(name)) throw new Error(`${name} is fetched twice`)
      fetched.push(name)
      parts.put(name, JSON.parse(file.text))
    }
    return missed.length > 0
  }
  let rounds = 0
  do {
    engine.answer(query)
    engine.search(query)
    rounds++
  } while (fetchMissed())
  for (const { id } of engine.search(query).slice(0, texts)) engine.text(id)
  fetchMissed()
  return { engine, parts: fetched, rounds }
}
