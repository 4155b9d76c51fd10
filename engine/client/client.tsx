import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import {
  type SearchRequests,
  SearchRequestsContext,
} from '#chrome/search/search-requests-context.ts'
import { documentIds } from '#model/document-ids.ts'
import { forgetReload } from '#ui/reload-once.ts'
import type { EarlyPresses } from './boot/presses.ts'
import { STARTED } from './dev/messages.ts'
import { followLinks } from './navigation/follow-links.ts'
import { loadPage } from './navigation/load-page.ts'
import type { LoadedPage } from './navigation/loaded-page.ts'
import { startPrefetching } from './navigation/prefetch.ts'
import { beginWith } from './navigation/use-page-effects.ts'
import { startVisits } from './navigation/visits.ts'
import { PAGE_ROUTE_ID, routes } from './routes.tsx'
import { dropBrokenPositions } from './saved-positions.ts'
import { site } from './site.ts'

/** The page that the document holds. */
function documentPage(): LoadedPage {
  const data = document.getElementById(documentIds.pageData)?.textContent
  const article = document.getElementById(documentIds.article)
  if (!data || !article) throw new Error('the document holds no page')
  return { data: JSON.parse(data), article: article.innerHTML }
}

/** Hydrates the frame of the document. */
export function start(
  searchRequests: SearchRequests | undefined,
  presses: EarlyPresses | undefined,
): void {
  const app = document.getElementById(documentIds.app)
  if (!app) throw new Error('the document holds no app')
  dropBrokenPositions()
  const page = documentPage()
  const visits = startVisits(
    () => searchRequests?.waited() ?? Number.POSITIVE_INFINITY,
    () =>
      createBrowserRouter(routes(loadPage), {
        basename: site.basePath,
        hydrationData: { loaderData: { [PAGE_ROUTE_ID]: page } },
      }),
  )
  const { router } = visits
  beginWith({ path: page.data.path, key: router.state.location.key }, presses)
  hydrateRoot(
    app,
    <SearchRequestsContext value={searchRequests}>
      <RouterProvider router={router} />
    </SearchRequestsContext>,
  )
  followLinks(visits)
  startPrefetching()
  forgetReload()
  if (import.meta.hot) dispatchEvent(new CustomEvent(STARTED, { detail: router }))
}
