import type { SiteConfig } from '#model/config/site.ts'
import { type HeadTag, headTags } from '#model/head.ts'
import { structuredData } from '#model/json-ld.ts'
import { type GalleryPlace, type PageData, pageData, type SourcePage } from '#model/page.ts'
import type { Article } from './article/article.ts'
import { isFallbackPage } from './collect/fallback-paths.ts'

/**
 * A page with its frame: the last of the stages SourcePage, Article, PageData and RenderedPage. What is left is to
 * write it down as a document.
 */
export interface RenderedPage {
  path: string
  filePath: string
  gallery?: GalleryPlace
  article: Article
  data: PageData
  head: readonly HeadTag[]
  /** Markup of the element the app is mounted into: the frame with the article inside. */
  app: string
}

/** When a page last changed, by its file below `content/`. */
export type LastUpdated = ReadonlyMap<string, string>

/** All that a page's frame needs, from its source and its article. */
export function pageDataOf(
  config: SiteConfig,
  page: SourcePage,
  { headings }: Article,
  lastUpdated: LastUpdated,
): PageData {
  return pageData(config, page, { headings, lastUpdatedAt: lastUpdated.get(page.filePath) })
}

/**
 * Puts a page together once its article and its frame are rendered.
 * @param hasPicture whether pictures are drawn of the site's pages for where they are shared
 */
export function renderedPage(
  config: SiteConfig,
  { path, filePath, gallery, frontmatter, source }: SourcePage,
  { article, data, app }: Pick<RenderedPage, 'article' | 'data' | 'app'>,
  hasPicture = false,
): RenderedPage {
  const isPublished = !isFallbackPage(path) && !gallery
  const indexed = !isFallbackPage(path) && !frontmatter.draft
  const api = source.includes('<ApiReference') ? data.title : undefined
  const head = [
    ...headTags(
      config,
      { path, frontmatter },
      { indexed, hasTwin: isPublished, hasPicture: hasPicture && isPublished },
    ),
    ...(isPublished ? [structuredData(config, data, api)] : []),
  ]
  return { path, filePath, ...(gallery && { gallery }), article, data, head, app }
}
