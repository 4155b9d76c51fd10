import type { Definition } from '#model/api/document.ts'
import type { SiteConfig } from '#model/config/site.ts'
import { pageUrl, type SourcePage } from '#model/page.ts'
import type { OutputFile } from '../output-file.ts'

/** Name of the list of APIs; hosts have to serve it as `application/linkset+json`. */
export const API_CATALOG_FILE = '.well-known/api-catalog'

/**
 * The APIs that a site describes (RFC 9727), each with its definition and the page that shows it, as a set of links
 * (RFC 9264).
 * @returns nothing for a site that describes none.
 */
export function apiCatalog(
  config: SiteConfig,
  definitions: readonly Definition[],
  sources: readonly SourcePage[],
): OutputFile[] {
  if (definitions.length === 0) return []
  const linkset = definitions.flatMap(({ file, document }) => {
    const pages = sources.filter(
      ({ source }) => source.includes('<ApiReference') && source.includes(`"${file}"`),
    )
    const type = file.endsWith('.json') ? 'application/json' : 'application/yaml'
    return document.servers.slice(0, 1).map(({ url }) => ({
      anchor: url,
      'service-desc': [{ href: pageUrl(config, `/${file}`), type }],
      ...(pages.length > 0 && {
        'service-doc': pages.map(page => ({ href: pageUrl(config, page.path), type: 'text/html' })),
      }),
    }))
  })
  return [{ file: API_CATALOG_FILE, text: `${JSON.stringify({ linkset }, undefined, 2)}\n` }]
}
