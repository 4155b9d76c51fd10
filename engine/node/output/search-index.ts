import type { SearchAnswer } from '#model/search/answer.ts'
import { type IndexFile, packDocuments } from '#model/search/index-file.ts'
import { packAnswers } from '#model/search/packed-answers.ts'
import type { SearchDocument } from '#model/search-document.ts'
import { hashOf } from '../cache/hash.ts'

/**
 * The search index as a file of the site, named by its content, relative to the site's root.
 * @param documents of all pages, each page before its sections.
 * @param answers what the search can say by itself, the more important first.
 */
export function searchIndexFile(
  documents: readonly SearchDocument[],
  answers: readonly SearchAnswer[],
): { file: string; content: string } {
  const index: IndexFile = { pages: packDocuments(documents), answers: packAnswers(answers) }
  const content = JSON.stringify(index)
  return { file: `assets/search-${hashOf(content)}.json`, content }
}
