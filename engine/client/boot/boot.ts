/**
 * The only script of a first visit. It answers what cannot wait, and when the reader first does something it
 * loads the app, which hydrates the frame.
 */
import type * as App from '../client.tsx'
import { localizeTimes } from '../localize-times.ts'
import { reloadOnce } from '../navigation/reload-once.ts'
import { showNearestPages } from '../nearest-pages.ts'
import { listenForBanner } from './banner.ts'
import { listenForCopy } from './copy.ts'
import { listenForDoubleClick } from './double-click.ts'
import { onFirstActivity } from './first-activity.ts'
import { isAtOtherPage, listenForHistory } from './history.ts'
import { watchLeaving } from './leaving.ts'
import { listenForPageKeys } from './page-keys.ts'
import { listenForSearch } from './search-requests.ts'
import { listenForTheme } from './theme.ts'

listenForTheme()
listenForBanner()
listenForCopy()
listenForPageKeys()
listenForDoubleClick()
localizeTimes(document)
showNearestPages()

let isAsked = false

/** Loads the app, once; after a failure it is loaded again at the next call. */
async function loadApp(): Promise<void> {
  if (isAsked) return
  isAsked = true
  const watch = watchLeaving()
  try {
    await startApp()
  } catch (error) {
    isAsked = false
    // Firefox ends the import when a link is followed: to load this page anew would take the reader back to it.
    if (watch.isLeaving()) return
    console.warn('The page stays readable, but its interactive parts did not load.', error)
    // A reader who waits for the search is told, and keeps what they typed.
    if (!search.fail()) reloadOnce(location.href)
  } finally {
    watch.end()
  }
}

const search = listenForSearch(loadApp)
const history = listenForHistory()

async function startApp(): Promise<void> {
  // The boot script is bundled apart from the app, so its own element holds the address of the app.
  const file = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app ?? ''
  const { start }: typeof App = await import(/* @vite-ignore */ file)
  // The way back may have been taken while the app was on its way: that page is about to be loaded.
  if (isAtOtherPage()) return
  history.abort()
  start(search)
}

onFirstActivity(loadApp)
