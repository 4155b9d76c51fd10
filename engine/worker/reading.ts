/**
 * The worker of a site with offline reading. Pages come from the network whenever it answers, and else as they were kept;
 * files that are named by their content come from the cache. It answers for nothing else.
 */
import { clientsClaim } from 'workbox-core'
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import type { Strategy } from 'workbox-strategies'
import { TAKE_OVER, type Visited, WORKER_FILE } from '#model/offline.ts'
import { ASSETS, assets, PICTURES, pictures } from './files.ts'
import { keepOfflinePage, offlinePage, SHELL } from './offline-page.ts'
import { FETCHED, fetchedPages, keepVisited, VISITED, visitedPages } from './pages.ts'
import { BASE_PATH, deleteCaches, worker } from './worker-scope.ts'

const CACHES: readonly string[] = [VISITED, FETCHED, ASSETS, PICTURES, SHELL]

/** Whether an address is below the site's path, and not the worker's own. */
const isOurs = ({ origin, pathname }: URL) =>
  origin === worker.location.origin &&
  pathname.startsWith(BASE_PATH) &&
  pathname !== BASE_PATH + WORKER_FILE

const isAsset = ({ pathname }: URL) => pathname.startsWith(`${BASE_PATH}assets/`)

/** Answers by a strategy. What cannot be stored, in a store that is full or refused, is answered all the same. */
const answeredBy =
  (strategy: Strategy) =>
  ({ request, event }: RouteHandlerCallbackOptions): Promise<Response> => {
    const [answer, stored] = strategy.handleAll({ request, event })
    stored.catch(() => {})
    return answer
  }

registerRoute(({ url }) => isOurs(url) && isAsset(url), answeredBy(assets))
registerRoute(
  ({ url, request }) => isOurs(url) && request.destination === 'image',
  answeredBy(pictures),
)
registerRoute(
  ({ url, request }) => isOurs(url) && request.mode === 'navigate',
  answeredBy(visitedPages),
)
registerRoute(
  ({ url, request }) => isOurs(url) && request.headers.get('accept') === 'text/html',
  answeredBy(fetchedPages),
)
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await offlinePage().catch(() => undefined) : undefined
  return page ?? Response.error()
})

/** Stores files that a page has loaded before the worker could answer for them. */
async function keepFiles(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const own = addresses.map(address => new URL(address, worker.location.href)).filter(isOurs)
  const asked = own.filter(isAsset).map(url => new Request(url))
  await Promise.all(asked.flatMap(request => assets.handleAll({ request, event })))
}

function isVisited(value: unknown): value is Visited {
  if (typeof value !== 'object' || value === null) return false
  const { visited, loaded } = value as Partial<Visited>
  return (
    typeof visited === 'string' &&
    URL.canParse(visited) &&
    isOurs(new URL(visited)) &&
    Array.isArray(loaded) &&
    loaded.every(each => typeof each === 'string' && URL.canParse(each))
  )
}

// Whatever cannot be kept breaks nothing: these reject where the network or the storage is not there.
const ignore = () => {}

// A later worker waits until a page that has just loaded tells it to take over. If it did so by itself, the one before
// could end while the browser waits for its answer, and the page that the reader has asked for would never come.
worker.addEventListener('install', event => {
  event.waitUntil(
    keepOfflinePage()
      .then(files => keepFiles(files, event))
      .catch(ignore),
  )
})

worker.addEventListener('activate', event => {
  event.waitUntil(deleteCaches(name => CACHES.includes(name)).catch(ignore))
})
clientsClaim()

worker.addEventListener('message', event => {
  const { data } = event
  if (data === TAKE_OVER) event.waitUntil(worker.skipWaiting())
  if (!isVisited(data)) return
  const keeping = [keepVisited(data.visited, event), keepFiles(data.loaded, event)]
  event.waitUntil(Promise.all(keeping).catch(ignore))
})
