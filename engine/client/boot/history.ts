/** Path of the address that the document was loaded from. */
const documentPath = location.pathname

/**
 * Whether the address has become another page's since the document was loaded. After a reload, earlier entries of
 * the tab's history belong to this document: the browser goes back to one by changing the address alone.
 */
export function isAtOtherPage(): boolean {
  return location.pathname !== documentPath
}

/** Loads the page of the address when the reader goes back or forward to another one before the app can show it. */
export function listenForHistory(): AbortController {
  const listening = new AbortController()
  addEventListener(
    'popstate',
    () => {
      if (isAtOtherPage()) location.reload()
    },
    { signal: listening.signal },
  )
  return listening
}
