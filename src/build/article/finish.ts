import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import type { Heading } from '#model/outline.ts'
import type { SearchDocument } from '#model/search-document.ts'
import type { CodeThemes } from '../code-themes.ts'
import { linkHeadings } from './headings.ts'
import { highlightCode } from './highlight.ts'
import { type InternalLink, prepareLinks } from './links.ts'
import { setMathematics } from './mathematics.ts'
import { searchDocuments } from './search-documents.ts'
import { wrapTables } from './tables.ts'

/** What an article is finished with. */
export interface FinishOptions {
  /** Source, for messages. */
  file: string
  path: string
  title: string
  basePath: string
  codeThemes: CodeThemes
  math: boolean
}

/** An article as it stands in the page, and what is known of it. */
export interface FinishedArticle {
  html: string
  headings: Heading[]
  /** Fragments a link may lead to. */
  ids: string[]
  links: InternalLink[]
  documents: SearchDocument[]
  hasMathematics: boolean
}

/**
 * Turns the drawn article into what the page shows. It works on the drawn markup, so that what an author
 * wrote and what a component made are treated alike.
 */
export async function finishArticle(
  drawn: string,
  options: FinishOptions,
): Promise<FinishedArticle> {
  const tree: Root = fromHtml(drawn, { fragment: true })
  const hasMathematics = options.math && setMathematics(tree, options.file)
  await highlightCode(tree, options.file, options.codeThemes)
  const headings = linkHeadings(tree)
  wrapTables(tree)
  const documents = searchDocuments(tree, options.path, options.title)
  const links = prepareLinks(tree, options.path, options.basePath)
  const html = toHtml(tree, { characterReferences: { useNamedReferences: true } })
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(match => match[1] ?? '')
  return { html, headings, ids, links, documents, hasMathematics }
}
