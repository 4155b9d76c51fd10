import type * as Server from '#client/server.tsx'
import type { SiteConfig } from '#model/config/site.ts'
import type { SiteExtensions } from '#model/extensions.ts'
import type { SourcePage } from '#model/page.ts'
import type { ArticleSurroundings, BlogPost } from '#prose/article-context.ts'
import { fileOf } from '../collect/file-of.ts'
import { type CompiledPage, compilePage } from '../compile/compile.ts'

/** What articles are rendered with. */
export interface ArticleTools {
  /** Folder of the site. */
  root: string
  config: SiteConfig
  /** The module that renders articles and frames. */
  server: Pick<typeof Server, 'loadTags' | 'renderArticle' | 'tagNames'>
  sampleValues: SiteExtensions['sampleValues']
  posts: readonly BlogPost[]
  readSnippet: ArticleSurroundings['readSnippet']
  readApi: ArticleSurroundings['readApi']
}

/** Compiles a page the way its site reads Markdown. @throws BuildError for a page that cannot be read. */
export function compileSource(
  page: SourcePage,
  { config, sampleValues }: Pick<ArticleTools, 'config' | 'sampleValues'>,
  options: { development?: boolean } = {},
): Promise<CompiledPage> {
  return compilePage(fileOf(page), page.source, { math: config.math, sampleValues, ...options })
}
