import type { SearchAnswer } from '#engine/model/search/answer.ts'
import { createSearchEngine, type SearchEngine } from '#engine/model/search/engine.ts'
import type { PartName } from '#engine/model/search/index-parts.ts'
import { createParts, type Parts } from '#engine/model/search/parts.ts'
import type { Synonyms } from '#engine/model/search/synonyms.ts'
import type { SearchDocument } from '#engine/model/search-document.ts'
import { searchIndexFiles } from '#engine/node/output/search/search-index.ts'

/** The files of an index: its head, then its parts. */
export type IndexFiles = ReturnType<typeof searchIndexFiles>

/** The name of a part by that of its file. */
export function partOfFile(file: string): PartName {
  return (/-([a-z]+-\d+)\.json$/.exec(file)?.[1] ?? '') as PartName
}

/** The index as a browser has it that has fetched all of it. */
export function wholeIndex([head, ...files]: IndexFiles): Parts {
  const parts = createParts(JSON.parse(head.content))
  for (const { file, content } of files) parts.put(partOfFile(file), JSON.parse(content))
  return parts
}

/** A search over documents, its index whole. */
export function searchOver(
  documents: readonly SearchDocument[],
  table: readonly Synonyms[],
  answers: readonly SearchAnswer[] = [],
): SearchEngine {
  return createSearchEngine(wholeIndex(searchIndexFiles(documents, answers)), table)
}
