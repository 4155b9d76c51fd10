import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import type { Heading } from '#model/outline.ts'
import type { SearchDocument } from '#model/search-document.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import type { CodeThemes } from '../output/code-themes.ts'
import { linkHeadings } from './headings.ts'
import { highlightCode } from './highlight.ts'
import { type InternalLink, prepareLinks } from './links.ts'
import { setMathematics } from './mathematics.ts'
import { searchDocuments } from './search-documents.ts'
import { wrapTables } from './tables.ts'
import { idsOf } from './tree.ts'

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
  /** Addresses of the images on this site, as they were written. */
  images: string[]
  documents: SearchDocument[]
  hasMathematics: boolean
}

/**
 * Turns the drawn article into what the page shows. It works on the drawn markup, so that what an author
 * wrote and what a component made are treated alike.
 * @throws BuildError for formulas that cannot be set and code in unknown languages, all of them.
 */
export async function finishArticle(
  drawn: string,
  options: FinishOptions,
): Promise<FinishedArticle> {
  const tree: Root = fromHtml(drawn, { fragment: true })
  const diagnostics: Diagnostic[] = []
  const hasMathematics = options.math && setMathematics(tree, options.file, diagnostics)
  await highlightCode(tree, options.file, options.codeThemes, diagnostics)
  if (diagnostics.length > 0) throw new BuildError(diagnostics)
  const headings = linkHeadings(tree)
  wrapTables(tree)
  const documents = searchDocuments(tree, options.path, options.title)
  const { links, images } = prepareLinks(tree, options.path, options.basePath)
  const html = toHtml(tree, { characterReferences: { useNamedReferences: true } })
  return { html, headings, ids: idsOf(tree), links, images, documents, hasMathematics }
}
