import { normalizePath, withoutBase } from '#model/routes.ts'
import { site } from '../site.ts'

/** Where a link leads on this site. */
export interface InternalTarget {
  /** Site path of the page. */
  path: string
  /** What the router is given: path, query and fragment below the base path. */
  to: string
}

/** Where a link leads when it leads to a page of this site in this tab; undefined for any other link. */
export function internalTarget(link: HTMLAnchorElement): InternalTarget | undefined {
  if (link.origin !== location.origin || link.hasAttribute('download')) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const below = withoutBase(link.pathname, site.basePath)
  if (below === undefined) return undefined
  // Anything with an ending other than .html is a file, not a page.
  if (/\.(?!html$)[a-z0-9]+$/i.test(below) && !/\d\.\d+$/.test(below)) return undefined
  return { path: normalizePath(below), to: below + link.search + link.hash }
}
