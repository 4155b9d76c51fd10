import type { SearchAnswer } from '#engine/model/search/answer.ts'
import { createSearchEngine, type SearchEngine } from '#engine/model/search/engine.ts'
import { partNameOf } from '#engine/model/search/index-parts.ts'
import type { Synonyms } from '#engine/model/search/synonyms.ts'
import type { SearchDocument } from '#engine/model/search-document.ts'
import { type BuiltIndex, wholeIndex } from '#engine/node/output/search/built-index.ts'
import { searchIndexFiles } from '#engine/node/output/search/search-index.ts'

/** An index by the names of its parts. */
export function indexOf([head, ...files]: ReturnType<typeof searchIndexFiles>): BuiltIndex {
  const named = files.map(file => [partNameOf(head.file, file.file), file] as const)
  return { head, parts: new Map(named.flatMap(([name, file]) => (name ? [[name, file]] : []))) }
}

/** A search over documents, its index whole. */
export function searchOver(
  documents: readonly SearchDocument[],
  table: readonly Synonyms[],
  answers: readonly SearchAnswer[] = [],
  language?: string,
): SearchEngine {
  return createSearchEngine(
    wholeIndex(indexOf(searchIndexFiles(documents, answers, language))),
    table,
  )
}
