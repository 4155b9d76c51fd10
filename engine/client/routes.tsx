import type { LoaderFunction, RouteObject } from 'react-router'
import { PageFailure } from './page-failure.tsx'
import { PageRoute } from './page-route.tsx'

/** Id of the one route: every path is a page, and the page says what it is. */
export const PAGE_ROUTE_ID = 'page'

/** The routes of the site, given how a page is loaded. */
export function routes(loader: LoaderFunction): RouteObject[] {
  return [
    {
      id: PAGE_ROUTE_ID,
      path: '*',
      loader,
      Component: PageRoute,
      ErrorBoundary: PageFailure,
      // A fragment leads to another place on the same page, which is already here. Only while the site is
      // being written can the page have changed meanwhile.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname ||
        (import.meta.env.DEV && currentUrl.href === nextUrl.href),
    },
  ]
}
