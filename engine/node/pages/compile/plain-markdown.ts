import type { Root } from 'mdast'
import { SKIP, walk } from './walk.ts'

/**
 * Whether a page that was just parsed is Markdown alone, without tags, expressions and imports: most pages of most sites are.
 * Directives are no tags yet.
 */
export function isPlainMarkdown(tree: Root): boolean {
  let isPlain = true
  walk(tree, ({ type }) => {
    if (type === 'html' || type.startsWith('mdx')) isPlain = false
    return isPlain ? undefined : SKIP
  })
  return isPlain
}
