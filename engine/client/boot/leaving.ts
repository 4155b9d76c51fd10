/** A watch over whether the reader is leaving the page. */
export interface LeavingWatch {
  isLeaving(): boolean
  /** Ends the watch: browsers may not keep a page for the way back that listens for being left. */
  end(): void
}

/**
 * Watches whether another page is about to be loaded: the browser may then give up what this one was fetching, and
 * that is no failure.
 */
export function watchLeaving(): LeavingWatch {
  const watching = new AbortController()
  let isLeaving = false
  addEventListener(
    'beforeunload',
    () => {
      isLeaving = true
    },
    watching,
  )
  return { isLeaving: () => isLeaving, end: () => watching.abort() }
}
