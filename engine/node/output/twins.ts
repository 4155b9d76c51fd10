import type { SiteConfig } from '#model/config/site.ts'
import { pageUrl } from '#model/page.ts'
import { twinFileOf } from '#model/twin.ts'
import { isFallbackPage } from '../pages/collect/fallback-paths.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import { resolveAddresses, type SiteAddresses } from '../pages/twin/addresses.ts'

/** What is asked of a page to write its Markdown. */
type TwinPage = Pick<RenderedPage, 'path' | 'article'>

/** Whether a page has a Markdown twin: every one but those that answer unknown addresses. */
export function hasTwin({ path }: Pick<RenderedPage, 'path'>): boolean {
  return !isFallbackPage(path)
}

/** Full address of the Markdown of a page. */
export function twinUrl(config: SiteConfig, path: string): string {
  return pageUrl(config, `/${twinFileOf(path)}`)
}

/** The addresses that links in Markdown lead to. @param pages all of the site */
export function twinAddresses(
  config: SiteConfig,
  pages: readonly Pick<RenderedPage, 'path'>[],
): SiteAddresses {
  const known = new Map(pages.map(page => [page.path, page]))
  return {
    page: path => (known.has(path) ? pageUrl(config, path) : undefined),
    twin(path) {
      const page = known.get(path)
      return page && hasTwin(page) ? twinUrl(config, path) : undefined
    },
    file: path => pageUrl(config, path),
  }
}

/** The Markdown of a page as it is published. */
export function twinText({ article }: TwinPage, addresses: SiteAddresses): string {
  return resolveAddresses(article.twin, addresses)
}
