import type { LoaderFunction, Location } from 'react-router'
import { sitePathOf } from '#model/routes.ts'
import { site } from '../site.ts'
import { fetchPage } from './fetch-page.ts'
import { cachedPage } from './page-cache.ts'

/**
 * Loads the page of an address. A page that cannot be fetched is visited as an ordinary page load instead.
 * @param destination where the navigation under way leads; the loader is told of it without its fragment.
 */
export function pageLoader(destination: () => Location | undefined): LoaderFunction {
  return async ({ request }) => {
    const { pathname, href } = new URL(request.url)
    try {
      return await cachedPage(sitePathOf(pathname, site.basePath), fetchPage)
    } catch {
      location.assign(href + (destination()?.hash ?? ''))
      // The browser is about to replace the document: what is shown must not change until then.
      return new Promise(() => {})
    }
  }
}
