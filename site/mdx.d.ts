import type { PageTags } from 'docs-engine/tags'
import type { figures } from './figures/index.ts'
import type { tags } from './tags/index.ts'

declare global {
  /** What editors take for the tags of a page, with the props of each. */
  type MDXProvidedComponents = PageTags<typeof tags, typeof figures>
}
