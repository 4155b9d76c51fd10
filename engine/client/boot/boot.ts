/**
 * The only script of a first visit. It answers what cannot wait, and when the reader first does something it
 * loads the app, which hydrates the frame.
 */
import { hideNote, showNote } from '#islands/note.ts'
import { APP_MODULE } from '#model/document-ids.ts'
import { reloadOnce } from '#ui/reload-once.ts'
import { words } from '#words'
import type * as App from '../client.tsx'
import { showNearestPages } from '../nearest-pages.ts'
import { listenForBanner } from './banner.ts'
import { listenForCopy } from './copy.ts'
import { listenForDoubleClick } from './double-click.ts'
import { onFirstActivity } from './first-activity.ts'
import { isAtOtherPage, listenForHistory } from './history.ts'
import { listenForPageKeys } from './page-keys.ts'
import { listenForPresses } from './presses.ts'
import { fetchRefusedRules } from './refused-rules.ts'
import { listenForPicks } from './row-picker.ts'
import { listenForSearch } from './search-requests.ts'
import { listenForTheme } from './theme.ts'

/** Begins one thing. What a browser lacks for it, or refuses, is told in the console and stops no other. */
function begin<T>(listen: () => T): T | undefined {
  try {
    return listen()
  } catch (error) {
    console.error(error)
  }
}

let isAsked = false

/**
 * Loads the app, once; after a failure it is loaded again at the next call.
 * @param isRetry whether a reader asks for it again. Some browsers remember for as long as the document stays that a
 *   script did not load: when it fails once more, the document is loaded anew.
 */
async function loadApp(isRetry?: boolean): Promise<void> {
  if (isAsked) return
  isAsked = true
  let isLeaving = false
  const watching = new AbortController()
  addEventListener(
    'beforeunload',
    () => {
      isLeaving = true
    },
    watching,
  )
  try {
    await startApp()
    return
  } catch (error) {
    isAsked = false
    // Firefox ends the import when a link is followed: to load this page anew would take the reader back to it.
    if (isLeaving) return
    console.warn(words.partsFailed, error)
  } finally {
    // Browsers may not keep a page for the way back that listens for being left.
    watching.abort()
  }
  presses?.fail()
  // A reader who waits for the search is told, and keeps what they typed.
  if (await (search ? search.fail(isRetry, true) : reloadOnce(isRetry))) return
  showNote(words.partsFailed, words.tryAgain, () => {
    showNote(words.loadingPart, words.cancel, hideNote)
    void loadApp(true)
  })
}

async function startApp(): Promise<void> {
  // The boot script is bundled apart from the app: the import map of the page says which file that is, and holds it to
  // what was built.
  const { prepare }: typeof App = await import(/* @vite-ignore */ APP_MODULE)
  const start = await prepare()
  // The way back may have been taken while the app was on its way: that page is about to be loaded.
  if (isAtOtherPage()) return
  history?.abort()
  start(search, presses)
}

for (const listen of [
  fetchRefusedRules,
  listenForTheme,
  listenForBanner,
  listenForCopy,
  listenForPicks,
  listenForPageKeys,
  listenForDoubleClick,
  showNearestPages,
])
  begin(listen)
const presses = begin(listenForPresses)
const search = begin(() => listenForSearch(loadApp))
const history = begin(listenForHistory)
onFirstActivity(loadApp)
