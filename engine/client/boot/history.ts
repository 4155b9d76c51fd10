import { around, isModified } from '#islands/around.ts'
import { leaveScroll, restoreScroll } from './scroll.ts'

/**
 * Path of the address that the document was loaded from, which the script in the head notes. The present one may be that of
 * another page, where the reader has gone back meanwhile.
 */
const documentPath = document.documentElement.dataset.path ?? location.pathname

/**
 * Whether the address has become another page's since the document was loaded. After a reload, earlier entries of
 * the tab's history belong to this document: the browser goes back to one by changing the address alone.
 */
export function isAtOtherPage(): boolean {
  return location.pathname !== documentPath
}

/**
 * Loads the page of the address when the reader goes back or forward to another one before the app can show it, and
 * notes when a link is left to the browser: the app may be there before the page that it leads to.
 */
export function listenForHistory(): AbortController {
  const listening = new AbortController()
  let isLoading = false
  const load = () => {
    // Whoever comes back to this page while another is being loaded would get that one.
    if (!isLoading && !isAtOtherPage()) {
      restoreScroll()
      return
    }
    isLoading = true
    leaveScroll()
    location.reload()
  }
  addEventListener('popstate', load, listening)
  addEventListener(
    'click',
    event => {
      if (event.defaultPrevented || isModified(event)) return
      if (around(event, 'a:not([target], [download], [href^="#"])'))
        document.documentElement.dataset.leaving = ''
    },
    listening,
  )
  load()
  return listening
}
