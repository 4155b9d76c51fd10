import type { SidebarItem } from './config/sidebar.ts'
import type { SiteConfig } from './config/site.ts'
import type { HeadTag } from './head.ts'
import { type PageData, pageUrl } from './page.ts'
import { isExternal } from './routes.ts'
import { trailTo } from './sidebar-index.ts'

/** A step of the way to a page. */
interface Step {
  name: string
  /** Site path of the page that stands for it. */
  path: string
}

/** The page of an entry, or the first one below it; undefined for an entry that leads elsewhere alone. */
function firstPageOf({ link, items = [] }: SidebarItem): string | undefined {
  if (link !== undefined && !isExternal(link)) return link
  for (const item of items) {
    const found = firstPageOf(item)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * The way from an area of the sidebar down to a page, each step with a page of its own, as search engines ask for; none
 * for a page that the sidebar does not list. A group whose first page is the page itself is left out.
 */
function stepsTo(path: string, sidebar: readonly SidebarItem[]): Step[] {
  return trailTo(sidebar, path).flatMap(item => {
    const first = item.link === path ? path : firstPageOf(item)
    const isLeftOut = first === undefined || (first === path && item.link !== path)
    return isLeftOut ? [] : [{ name: item.text, path: first }]
  })
}

/**
 * What a page is, for search engines (schema.org): an article, its place in the site, and the API that it describes. Its
 * last change is in the sitemap: each byte of this is in every page.
 * @param api name of the API that the page shows the definition of
 */
export function structuredData(
  config: SiteConfig,
  { path, title }: Pick<PageData, 'path' | 'title'>,
  api?: string,
): HeadTag {
  const trail = stepsTo(path, config.sidebar)
  const graph = [
    {
      '@type': 'TechArticle',
      headline: title,
      url: pageUrl(config, path),
    },
    ...(trail.length > 1
      ? [
          {
            '@type': 'BreadcrumbList',
            itemListElement: trail.map((step, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: step.name,
              // The last is the page itself.
              ...(index < trail.length - 1 && { item: pageUrl(config, step.path) }),
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
