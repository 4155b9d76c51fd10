import { isPrinted } from '#model/print-folder.ts'
import { normalizePath, withoutBase } from '#model/routes.ts'
import { site } from '../site.ts'

/** Where a link leads on this site. */
export interface InternalTarget {
  /** Site path of the page. */
  path: string
  /** The whole address. */
  href: string
}

/** The page that holds a link, by its address. */
type Holder = Pick<Location, 'pathname' | 'search'>

/**
 * Where a link leads when it leads to a page of this site in this tab; undefined for any other link.
 * @param holder the page it stands on: while another one is on its way, the address may be that one's already.
 */
export function internalTarget(
  link: HTMLAnchorElement,
  holder: Holder = location,
): InternalTarget | undefined {
  if (link.origin !== location.origin || link.hasAttribute('download')) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const isFragment = link.getAttribute('href')?.startsWith('#')
  // A figure may have put its state into the address since the page was shown.
  const page = holder.pathname === location.pathname ? location : holder
  const { pathname, search } = isFragment ? page : link
  const below = withoutBase(pathname, site.basePath)
  // Documents to print are large, and have no app: the browser opens them, and nothing fetches them ahead.
  if (below === undefined || isPrinted(below)) return undefined
  // Anything with an ending other than .html is a file, not a page.
  if (/\.(?!html$)[a-z0-9]+$/i.test(below) && !/\d\.\d+$/.test(below)) return undefined
  return {
    path: normalizePath(below),
    href: link.origin + pathname + search + link.hash,
  }
}
