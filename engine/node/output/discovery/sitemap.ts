import type { SiteConfig } from '#model/config/site.ts'
import { pageUrl } from '#model/page.ts'
import { canonicalUrl } from '#model/versions.ts'
import { utcTime } from '../../pages/collect/history.ts'
import type { OutputFile } from '../output-file.ts'
import type { ListedPage } from './listed-page.ts'
import { xmlText } from './xml.ts'

/** Name of the list of pages for search engines (sitemaps.org). */
export const SITEMAP_FILE = 'sitemap.xml'

/** The list of pages for search engines, each with its last change where it is known. */
export function sitemap(config: SiteConfig, pages: readonly ListedPage[]): OutputFile {
  const entries = pages.flatMap(({ path, data }) => {
    // Those of an old version are listed by the current one.
    if (canonicalUrl(config, path) !== pageUrl(config, path)) return []
    const time = data.lastUpdatedAt ? `<lastmod>${utcTime(data.lastUpdatedAt)}</lastmod>` : ''
    return `<url><loc>${xmlText(pageUrl(config, path))}</loc>${time}</url>\n`
  })
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
  return { file: SITEMAP_FILE, text }
}

/** Name of the file that says what programs may fetch. */
export const ROBOTS_FILE = 'robots.txt'

/** What programs may fetch: everything. It names the list of pages. */
export function robots(config: SiteConfig): OutputFile {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(config, `/${SITEMAP_FILE}`)}\n`
  return { file: ROBOTS_FILE, text }
}
