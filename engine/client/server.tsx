import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { type RenderedParts, renderWithIslands } from '#islands/render.tsx'
import type { PageData } from '#model/page.ts'
import { withBase } from '#model/routes.ts'
import { ArticleContext, type ArticleSurroundings } from '#prose/article-context.ts'
import { PageHeading } from '#prose/page-heading.tsx'
import { islands } from './islands.ts'
import type { Tags } from './load-tags.ts'
import type { LoadedPage } from './navigation/loaded-page.ts'
import { routes } from './routes.tsx'
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
export async function renderFrame(data: PageData, article: string): Promise<string> {
  const loaded: LoadedPage = { data, article }
  const handler = createStaticHandler(
    routes(() => loaded),
    { basename: site.basePath },
  )
  const context = await handler.query(
    new Request(new URL(withBase(data.path, site.basePath), 'http://site.invalid')),
  )
  if (context instanceof Response) throw new Error(`${data.path} answered with a redirect`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}
