import type { SiteConfig } from './config/site.ts'
import type { HeadTag } from './head.ts'
import { type PageData, pageUrl } from './page.ts'
import { isExternal } from './routes.ts'
import { trailTo } from './sidebar-index.ts'

/**
 * What a page is, for search engines (schema.org): an article, its place in the site, and the API that it describes. Its
 * address is in the head already, and its last change in the sitemap: each byte of this is in every page.
 * @param api name of the API that the page shows the definition of
 */
export function structuredData(
  config: SiteConfig,
  { path, title }: Pick<PageData, 'path' | 'title'>,
  api?: string,
): HeadTag {
  const trail = trailTo(config.sidebar, path)
  const graph = [
    { '@type': 'TechArticle', headline: title },
    ...(trail.length > 1
      ? [
          {
            '@type': 'BreadcrumbList',
            itemListElement: trail.map(({ text, link }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: text,
              // The last is the page itself.
              ...(link && link !== path && !isExternal(link) && { item: pageUrl(config, link) }),
            })),
          },
        ]
      : []),
    ...(api ? [{ '@type': 'WebAPI', name: api, documentation: pageUrl(config, path) }] : []),
  ]
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    // Nothing in it may end the element.
    text: text.replaceAll('<', '\\u003c'),
  }
}
