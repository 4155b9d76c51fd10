import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  type SearchRequests,
  SearchRequestsContext,
} from '#chrome/search/search-requests-context.ts'
import { documentIds } from '#model/document-ids.ts'
import { forgetReload } from '#ui/reload-once.ts'
import type { EarlyPresses } from './boot/presses.ts'
import { STARTED } from './dev/messages.ts'
import { firstPage } from './navigation/first-page.ts'
import { followLinks } from './navigation/follow-links.ts'
import type { LoadedPage } from './navigation/loaded-page.ts'
import { startPrefetching } from './navigation/prefetch.ts'
import { beginWith } from './navigation/use-page-effects.ts'
import { startVisits } from './navigation/visits.ts'
import { nextTask } from './next-task.ts'
import { ShownPage } from './page.tsx'

type Start = (searchRequests: SearchRequests | undefined, presses: EarlyPresses | undefined) => void

/**
 * Reads the page that the document came with. That of a long one takes a while, so it has tasks of its own, between the one in
 * which the scripts ran and the one in which the frame starts: the reader is answered between them.
 */
export async function prepare(): Promise<Start> {
  await nextTask()
  const app = document.getElementById(documentIds.app)
  const first = await firstPage()
  if (!app || !first) throw new Error('the document holds no page')
  await nextTask()
  return (searchRequests, presses) => start(app, first, searchRequests, presses)
}

/** Hydrates the frame of the document. */
function start(
  app: HTMLElement,
  first: LoadedPage,
  searchRequests: SearchRequests | undefined,
  presses: EarlyPresses | undefined,
): void {
  const visits = startVisits(first, () => searchRequests?.waited() ?? Number.POSITIVE_INFINITY)
  const { store } = visits
  beginWith(store.now(), presses)
  // A transition is rendered in pieces, between which the browser answers the reader.
  startTransition(() => {
    hydrateRoot(
      app,
      <SearchRequestsContext value={searchRequests}>
        <ShownPage store={store} />
      </SearchRequestsContext>,
    )
  })
  followLinks(visits)
  startPrefetching()
  forgetReload()
  void import('./in-background.ts')
    .then(({ startInBackground }) => startInBackground(store))
    // Without it the site is read as before.
    .catch(() => {})
  if (import.meta.hot) dispatchEvent(new CustomEvent(STARTED, { detail: store }))
}
