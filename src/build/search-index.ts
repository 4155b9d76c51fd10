import type { SearchDocument } from '#model/search-document.ts'
import { hashOf } from './hash.ts'

/** The search index as a file of the site, named by its content. */
export function searchIndexFile(documents: readonly SearchDocument[]): {
  file: string
  content: string
} {
  const content = JSON.stringify(documents)
  return { file: `assets/search-${hashOf(content)}.json`, content }
}
