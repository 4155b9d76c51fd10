import { packDocuments } from '#model/search/index-file.ts'
import type { SearchDocument } from '#model/search-document.ts'
import { hashOf } from '../cache/hash.ts'

/**
 * The search index as a file of the site, named by its content, relative to the site's root.
 * @param documents of all pages, each page before its sections.
 */
export function searchIndexFile(documents: readonly SearchDocument[]): {
  file: string
  content: string
} {
  const content = JSON.stringify(packDocuments(documents))
  return { file: `assets/search-${hashOf(content)}.json`, content }
}
