import { registerQuotaErrorCallback } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import { isPrinted } from '#model/print-folder.ts'
import { normalizePath, withoutBase } from '#model/routes.ts'
import { isGoodPage } from './good-answers.ts'
import { type KeptPage, markedPage } from './kept-page.ts'
import { DAY_MS, type Limits, storedAt, tidy, toStore } from './stored.ts'
import { BASE_PATH, PREFIX, worker } from './worker-scope.ts'

/** Pages that were visited. */
export const VISITED = `${PREFIX}visited-1`
/** Pages that the app has fetched ahead. */
export const FETCHED = `${PREFIX}fetched-1`

const VISITED_LIMITS: Limits = { entries: 100, bytes: 20_000_000, age: 30 * DAY_MS }
const FETCHED_LIMITS: Limits = { entries: 40, bytes: 8_000_000, age: 7 * DAY_MS }

/** The one address under which a page is kept, whatever its form, query and fragment. */
function pageKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + normalizePath(pathname)
}

/**
 * Whether an address is that of a document to print. None is kept: on paper, nothing would say from when its addresses are.
 */
function isForPrint(address: string): boolean {
  return isPrinted(withoutBase(new URL(address).pathname, BASE_PATH) ?? '')
}

/** The page that is kept at an address, from the cache that has the later one. */
async function latest(address: string): Promise<Response | undefined> {
  const found = await Promise.all(
    [VISITED, FETCHED].map(cacheName => worker.caches.match(pageKey(address), { cacheName })),
  )
  return found
    .filter(each => each !== undefined)
    .toSorted((one, other) => storedAt(other) - storedAt(one))[0]
}

async function forget(address: string): Promise<void> {
  const key = pageKey(address)
  for (const name of [VISITED, FETCHED]) await (await worker.caches.open(name)).delete(key)
}

/** A kept page with what it says of itself. */
async function marked(response: Response): Promise<Response> {
  const showing = { at: storedAt(response), isOnline: worker.navigator.onLine }
  const { status, statusText, headers } = response
  return new Response(markedPage(await response.text(), showing), { status, statusText, headers })
}

/**
 * The network is asked each time, past the browser's own store, which would show pages of any age on the way back. Its
 * answer is what is shown, whatever it is; a page that it says is gone is not kept either.
 */
const pagePlugin: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  fetchDidSucceed: async ({ request, response, event }) => {
    if (response.status === 404 || response.status === 410)
      event.waitUntil(forget(request.url).catch(() => {}))
    return response
  },
  cacheWillUpdate: async ({ request, response }) =>
    isGoodPage(response) && !isForPrint(request.url) ? toStore(response) : null,
  cacheDidUpdate: async ({ cacheName }) =>
    tidy(cacheName, cacheName === VISITED ? VISITED_LIMITS : FETCHED_LIMITS),
  cachedResponseWillBeUsed: async ({ request }) => {
    const kept = await latest(request.url)
    return kept && marked(kept)
  },
}

/** What answers for a page that the browser leads to. */
export const visitedPages = new NetworkFirst({ cacheName: VISITED, plugins: [pagePlugin] })

/** What answers for a page that the app fetches, perhaps before it is visited. */
export const fetchedPages = new NetworkFirst({ cacheName: FETCHED, plugins: [pagePlugin] })

/** Keeps a page that is shown as one that was visited. */
export async function keepVisited(address: string, event: ExtendableEvent): Promise<void> {
  const fetched = await worker.caches.open(FETCHED)
  const key = pageKey(address)
  const page = await fetched.match(key)
  if (page) {
    await (await worker.caches.open(VISITED)).put(key, page)
    await fetched.delete(key)
    await tidy(VISITED, VISITED_LIMITS)
  } else if (!(await worker.caches.match(key, { cacheName: VISITED }))) {
    // The document was there before the worker.
    const request = new Request(address, { headers: { accept: 'text/html' } })
    await Promise.all(visitedPages.handleAll({ request, event }))
  }
}

/** The pages that were visited and are kept, the latest first. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await worker.caches.open(VISITED)
  const found = await Promise.all(
    (await cache.keys()).map(async key => {
      const page = await cache.match(key)
      return {
        address: new URL(key.url).pathname,
        html: (await page?.text()) ?? '',
        at: page ? storedAt(page) : 0,
      }
    }),
  )
  return found.toSorted((one, other) => other.at - one.at)
}

// A host's share of the storage is full: what was fetched ahead is given up first.
registerQuotaErrorCallback(() => worker.caches.delete(FETCHED))
