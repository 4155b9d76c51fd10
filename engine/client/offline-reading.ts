import { isMarked } from '#model/kept-attribute.ts'
import { STORED_AT, TAKE_OVER, type Visited, WORKER_FILE } from '#model/offline.ts'
import { RENEW_RETRY_MS } from '#model/site-behavior.ts'
import type { ShownStore } from './navigation/shown.ts'

/** What the browser says of workers, which are not there in all browsers and at all addresses. */
function workers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker
}

/** Whether the network answers for the page that is shown. */
async function isAnswered(): Promise<boolean> {
  try {
    const { status, headers } = await fetch(location.href, { headers: { accept: 'text/html' } })
    return status < 500 && !headers.has(STORED_AT)
  } catch {
    return false
  }
}

let retry: ReturnType<typeof setTimeout> | undefined

/** Loads a page anew that is shown as it was kept, once the network answers for it. */
async function renewKept(store: ShownStore): Promise<void> {
  clearTimeout(retry)
  const { page } = store.now()
  if (!navigator.onLine || !isMarked(page.article)) return
  const isBack = await isAnswered()
  // The reader may have gone on meanwhile.
  if (store.now().page !== page) return
  if (isBack) location.reload()
  else retry = setTimeout(renewKept, RENEW_RETRY_MS, store)
}

/**
 * Registers the site's worker, and tells it which pages are shown, so that it keeps them.
 * @param basePath path of the site, with a slash at either end.
 */
export function startOfflineReading(store: ShownStore, basePath: string): void {
  const container = workers()
  if (!container) return
  const tell = (loaded: string[] = []) => {
    const message: Visited = { visited: location.href, loaded }
    container.controller?.postMessage(message)
  }
  const shown = () => {
    tell()
    void renewKept(store)
  }
  // Before a worker is there, the page and its files came without it.
  container.addEventListener('controllerchange', () =>
    tell(performance.getEntriesByType('resource').map(({ name }) => name)),
  )
  shown()
  store.subscribe(shown)
  addEventListener('online', () => void renewKept(store))
  container
    .register(basePath + WORKER_FILE, { updateViaCache: 'none' })
    // One that was found under an earlier page: one found under this page waits for the next.
    .then(({ waiting }) => waiting?.postMessage(TAKE_OVER))
    .catch(() => {
      // A browser that refuses workers, or storage, reads the site with the network.
    })
}
