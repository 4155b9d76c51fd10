import type { LoaderFunctionArgs } from 'react-router'
import { sitePathOf } from '#model/routes.ts'
import { site } from '../site.ts'
import { fetchPage } from './fetch-page.ts'
import type { LoadedPage } from './loaded-page.ts'
import { cachedPage } from './page-cache.ts'

/** Gives the router the page of an address, which `startVisits` has loaded before. */
export function loadPage({ request }: LoaderFunctionArgs): Promise<LoadedPage> {
  return cachedPage(sitePathOf(new URL(request.url).pathname, site.basePath), fetchPage)
}
