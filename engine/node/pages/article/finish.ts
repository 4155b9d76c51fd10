import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { RenderedParts } from '#islands/render.tsx'
import { BuildError } from '../../diagnostics/build-error.ts'
import { removeForms } from '../twin/forms.ts'
import { twinOf } from '../twin/twin.ts'
import type { Article } from './article.ts'
import { articleTree } from './fill-islands.ts'
import type { FinishOptions } from './finish-options.ts'
import { linkHeadings } from './headings.ts'
import { highlightCode } from './highlight.ts'
import { linkLargeImages } from './large-images.ts'
import { prepareLinks } from './links.ts'
import { renderMathematics } from './mathematics.ts'
import { notices } from './notices.ts'
import { searchDocuments } from './search-documents.ts'
import { wrapTables } from './tables.ts'
import { nameTasks } from './task-lists.ts'
import { idsOf } from './tree.ts'
import { unseenText } from './unseen-text.ts'
import { keepTogether } from './whole-code.ts'

/** The hints that React adds for images: they would fetch those of both themes early, without the base path. */
function isImageHint({ tagName, properties }: Element): boolean {
  return tagName === 'link' && properties.as === 'image'
}

/**
 * Turns a rendered article into what the page shows. It works on the rendered markup, so that what an author wrote
 * and what a component made are treated alike.
 * @throws BuildError for code in a language that the highlighter does not have, and for characters that nobody sees.
 */
export async function finishArticle(
  rendered: RenderedParts,
  options: FinishOptions,
): Promise<Article> {
  const tree: Root = articleTree(rendered)
  tree.children = tree.children.filter(child => child.type !== 'element' || !isImageHint(child))
  const unseen = unseenText(tree, options.file)
  if (unseen.length > 0) throw new BuildError(unseen)
  const hasMathematics = options.math && renderMathematics(tree, options.words)
  await highlightCode(tree, options)
  const twin = twinOf(tree, options)
  removeForms(tree)
  const headings = linkHeadings(tree, options.words)
  wrapTables(tree, options.words)
  nameTasks(tree, options.words)
  keepTogether(tree)
  const documents = searchDocuments(tree, options.path, options.title)
  const { links, images } = prepareLinks(tree, options)
  linkLargeImages(tree, options.words)
  tree.children.unshift(...notices(options))
  const html = toHtml(tree, { characterReferences: { useNamedReferences: true } })
  return { html, headings, ids: idsOf(tree), links, images, documents, hasMathematics, twin }
}
