import type * as Server from '#client/server.tsx'
import type { SiteExtensions } from '#model/extensions.ts'
import type { SourcePage } from '#model/page.ts'
import type { ArticleSurroundings, BlogPost } from '#prose/article-context.ts'
import { fileOf } from '../collect/file-of.ts'
import { type CompiledPage, compilePage } from '../compile/compile.ts'
import type { ArticleSettings } from './article-settings.ts'
import type * as LocatingRuntime from './locating-runtime.ts'

/** How a page that was compiled for finding where it fails is run. */
export interface LocatingTools {
  /** Imports code as if it stood in a file. */
  importAs<Module>(file: string, code: string): Promise<Module>
  /** What the code notes its elements in. */
  runtime: Pick<typeof LocatingRuntime, 'forgetElements' | 'lastElement'>
}

/** What articles are rendered with. */
export interface ArticleTools {
  /** Folder of the site. */
  root: string
  config: ArticleSettings
  /** The module that renders articles and frames. */
  server: Pick<typeof Server, 'galleryTagNames' | 'loadTags' | 'renderArticle' | 'tagNames'>
  sampleValues: SiteExtensions['sampleValues']
  posts: readonly BlogPost[]
  changes: ArticleSurroundings['changes']
  readSnippet: ArticleSurroundings['readSnippet']
  /** How a failing page is run again; by Node when it is left out. */
  locating?: LocatingTools
  readApi: ArticleSurroundings['readApi']
}

/** Compiles a page the way its site reads Markdown. @throws BuildError for a page that cannot be read. */
export function compileSource(
  page: SourcePage,
  { config, sampleValues }: Pick<ArticleTools, 'config' | 'sampleValues'>,
  options: { development?: boolean } = {},
): Promise<CompiledPage> {
  const examples = page.gallery !== undefined
  const how = { math: config.math, sampleValues, examples, ...options }
  return compilePage(fileOf(page), page.source, how)
}
