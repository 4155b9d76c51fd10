import type { SidebarItem } from './config/sidebar.ts'
import type { SiteConfig } from './config/site.ts'
import type { HeadTag } from './head.ts'
import { type PageData, pageUrl } from './page.ts'
import { isExternal } from './routes.ts'
import { containsPath } from './sidebar.ts'

/** The entries of the sidebar from an area down to a page; none for a page that it does not list. */
function trailTo(path: string, items: readonly SidebarItem[]): SidebarItem[] {
  const within = items.find(item => containsPath(item, path))
  if (!within) return []
  return within.link === path ? [within] : [within, ...trailTo(path, within.items ?? [])]
}

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
  const trail = trailTo(path, config.sidebar)
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
