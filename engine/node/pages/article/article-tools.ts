import type * as Server from '#client/server.tsx'
import type { SiteExtensions } from '#model/extensions.ts'
import type { SourcePage } from '#model/page.ts'
import type { ArticleSurroundings, BlogPost } from '#prose/article-context.ts'
import { fileOf } from '../collect/file-of.ts'
import {
  type CompiledPage,
  type CompileOptions,
  compilePage,
  compileUnlessPlain,
  type PlainPage,
} from '../compile/compile.ts'
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

type SourceTools = Pick<ArticleTools, 'config' | 'sampleValues'>

const howToRead = (page: SourcePage, { config, sampleValues }: SourceTools): CompileOptions => ({
  math: config.math,
  sampleValues,
  examples: page.gallery !== undefined,
})

/** Compiles a page the way its site reads Markdown. @throws BuildError for a page that cannot be read. */
export function compileSource(
  page: SourcePage,
  tools: SourceTools,
  options: Pick<CompileOptions, 'development'> = {},
): Promise<CompiledPage> {
  return compilePage(fileOf(page), page.source, { ...howToRead(page, tools), ...options })
}

/** Compiles a page, or reads it as the Markdown that it is. @throws BuildError for a page that cannot be read. */
export function readSource(
  page: SourcePage,
  tools: SourceTools,
): Promise<CompiledPage | PlainPage> {
  return compileUnlessPlain(fileOf(page), page.source, howToRead(page, tools))
}
