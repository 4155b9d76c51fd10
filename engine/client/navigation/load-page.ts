import type { LoaderFunctionArgs } from 'react-router'
import { sitePathOf } from '#model/routes.ts'
import { site } from '../site.ts'
import { fetchPage } from './fetch-page.ts'
import type { LoadedPage } from './loaded-page.ts'
import { cachedPage } from './page-cache.ts'

/** Loads the page of an address. A page that cannot be fetched is visited as an ordinary page load instead. */
export async function loadPage({ request }: LoaderFunctionArgs): Promise<LoadedPage> {
  const { pathname, href } = new URL(request.url)
  try {
    return await cachedPage(sitePathOf(pathname, site.basePath), fetchPage)
  } catch {
    location.assign(href)
    // The browser is about to replace the document: what is shown must not change until then.
    return new Promise(() => {})
  }
}
