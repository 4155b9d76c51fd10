/** Class of the document while the browser makes a picture of it. */
const PICTURED = 'pictured'

/**
 * Has the browser keep a picture of the present page, which then fades over the next one; that answers meanwhile. It
 * fades nothing where the browser has no such transitions, where the reader asked for less motion, and where nobody
 * sees the page.
 * @param leave is called while the page is laid out as it was painted: what it measures costs nothing then.
 * @returns when the page may change: as soon as the picture is made, in the next frame, or at once without one.
 */
export function beginCrossfade(leave: () => void): Promise<void> {
  const isStill = document.hidden || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) {
    leave()
    return Promise.resolve()
  }
  const { classList } = document.documentElement
  classList.add(PICTURED)
  return new Promise(resolve => {
    const { ready } = document.startViewTransition(() => {
      leave()
      classList.remove(PICTURED)
      resolve()
    })
    // It is left out when another one begins or the page is hidden, and the page changes all the same.
    ready.catch(() => undefined)
  })
}
