import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type RenderedParts, renderWithIslands } from '#islands/render.tsx'
import type { PageData } from '#model/page.ts'
import { withBase } from '#model/routes.ts'
import { ArticleContext, type ArticleSurroundings } from '#prose/article-context.ts'
import { PageHeading } from '#prose/page-heading.tsx'
import { islands } from './islands.ts'
import type { Tags } from './load-tags.ts'
import { Page } from './page.tsx'
import { site } from './site.ts'

export { galleryTagNames, loadTags, type Tags, tagNames } from './load-tags.ts'

/** What a compiled page exports. */
export type ArticleContent = ComponentType<{ components: Tags }>

/**
 * Renders an article: its heading, what the author wrote, and its islands.
 * @param origin see `renderWithIslands`
 * @throws Error when a component refuses what the author gave it, or an island is not registered.
 */
export function renderArticle(
  Content: ArticleContent,
  tags: Tags,
  surroundings: ArticleSurroundings,
  origin?: () => unknown,
): RenderedParts {
  const rendered = renderWithIslands(
    <ArticleContext value={surroundings}>
      {surroundings.page.layout !== 'landing' && <PageHeading />}
      {createElement(Content, { components: tags })}
    </ArticleContext>,
    origin,
  )
  for (const { name } of rendered.islands) {
    if (!Object.hasOwn(islands, name)) throw new Error(`the island "${name}" is not registered`)
  }
  return rendered
}

/** Renders the frame around an article. Returns the markup of the element the app is mounted into. */
export function renderFrame(data: PageData, article: string): string {
  const pathname = withBase(data.path, site.basePath)
  const place = { key: '', pathname, search: '', hash: '' }
  const page = { data, article, head: [], at: 0, isPassing: false, hasAddresses: false }
  return renderToString(<Page shown={{ page, place }} />)
}
