/** Class of the document while the browser makes a picture of it. */
const PICTURED = 'pictured'

/**
 * How long it may take to show a page so that the next one fades, in milliseconds: a frame. Where a processor needs longer,
 * the picture and the start of its fade keep a page back by as much as showing it takes. Short pages take 5 to 14 here, and
 * 16 to 36 on a processor that is slowed 4 times.
 */
const QUICK_MS = 16

/** How long the frame may take to come to life so that the first page fades: it takes 9 to 19 here, and 27 to 70 slowed. */
const QUICK_START_MS = 24

/** Whether what was done last was so fast. It is found anew with each page, since a busy moment passes. */
let isQuick = true

/**
 * Has the browser keep a picture of the present page, which then fades over the next one; that answers meanwhile. It
 * fades nothing where the browser has no such transitions, where the reader asked for less motion, where nobody sees the
 * page, and where the processor is so slow that the fade would keep the page back.
 * @param leave is called while the page is laid out as it was painted: what it measures costs nothing then.
 * @returns when the page may change: as soon as the picture is made, in the next frame, or at once without one.
 */
export function beginCrossfade(leave: () => void): Promise<void> {
  const isStill =
    !isQuick || document.hidden || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
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

/** Begins to time something that is quick within so many milliseconds. @returns ends it, and notes whether it was. */
function timed(mostMs: number): () => void {
  const begun = performance.now()
  return () => {
    isQuick = performance.now() - begun <= mostMs
  }
}

/**
 * Notes how long the frame takes to come to life: nothing else is known of the processor when the first page is followed.
 * @returns is called once it has.
 */
export const timeStart = (): (() => void) => timed(QUICK_START_MS)

/** Shows a page, and notes how long that takes. @param show has the page rendered before the next task. */
export function showTimed(show: () => void): void {
  const end = timed(QUICK_MS)
  show()
  // What was shown is rendered in a microtask that was queued before this one.
  queueMicrotask(end)
}
