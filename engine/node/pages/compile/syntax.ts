import type { compile } from '@mdx-js/mdx'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'

/** What reads or changes the Markdown of a page. */
export type Plugins = NonNullable<NonNullable<Parameters<typeof compile>[1]>['remarkPlugins']>

/**
 * How pages are read, before their parts are checked and given their meaning.
 * @param math whether `$$…$$` is mathematics
 */
export function syntaxOf(math: boolean): Plugins {
  return [
    remarkFrontmatter,
    remarkGfm,
    ...(math ? [[remarkMath, { singleDollarTextMath: false }] satisfies Plugins[number]] : []),
    remarkDirective,
  ]
}
