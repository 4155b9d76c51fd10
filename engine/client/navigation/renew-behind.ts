import { flushSync } from 'react-dom'
import { isMarked } from '#model/kept-attribute.ts'
import { keptNote, markedTables } from '#model/kept-marks.ts'
import { words } from '#words'
import { fetchPage, NotOurPage } from './fetch-page.ts'
import { keepPlace } from './keep-place.ts'
import type { LoadedPage } from './loaded-page.ts'
import { renewedPage } from './page-cache.ts'
import type { ShownStore } from './shown.ts'

/** What an article says: its text, and the values that its buttons copy. */
function contentOf({ article }: LoadedPage): string {
  const { body } = new DOMParser().parseFromString(article, 'text/html')
  const values = [...body.querySelectorAll<HTMLElement>('[data-copy]')].map(
    ({ dataset }) => dataset.copy,
  )
  return [body.textContent, ...values].join()
}

/** A page as it was kept: it says from when it is. */
function outdated(page: LoadedPage): LoadedPage {
  const showing = { at: page.at, isOnline: navigator.onLine }
  return {
    ...page,
    article: keptNote(showing) + markedTables(page.article, showing),
    isPassing: true,
  }
}

/**
 * Asks anew for the page that is shown from memory, behind it. Where it says something else by now, it takes the place of
 * the one in memory, and that is told; where it does not come, the page says from when it is. The reader stays at the same
 * place in it. One that has gone on to another page stays there: this script may have come later than they went.
 * @param page the page that was shown when this was asked for.
 * @param path its site path.
 * @param tell says something to the reader.
 */
export async function renewBehind(
  store: ShownStore,
  page: LoadedPage,
  path: string,
  tell: (text: string) => void,
): Promise<void> {
  const hasGoneOn = () => store.now().page !== page
  if (hasGoneOn()) return
  const show = (next: LoadedPage) => {
    const goBack = keepPlace()
    flushSync(() => store.show({ ...store.now(), page: next }))
    goBack()
  }
  let isForOtherScripts = false
  const fresh = await renewedPage(path, fetchPage).catch((error: unknown) => {
    isForOtherScripts = true
    return error instanceof NotOurPage ? error.page : undefined
  })
  if (hasGoneOn()) return
  if (!fresh || isMarked(fresh.article)) show(outdated(page))
  else if (fresh.article === page.article || contentOf(fresh) === contentOf(page)) return
  else if (isForOtherScripts) location.reload()
  else {
    show(fresh)
    tell(words.pageChanged)
  }
}
