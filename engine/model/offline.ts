/** File of the worker that keeps pages for reading without a network, at the site's root; or of the one that ends it. */
export const WORKER_FILE = 'sw.js'

/** Name of the page that is shown for one that is not kept, while there is no network. */
export const OFFLINE_NAME = 'offline-page'

/** Header of an answer that was kept: when it was stored, as an ISO time. */
export const STORED_AT = 'x-stored-at'

/** Id of the heading in that page under which the worker lists the pages that are kept. */
export const KEPT_PAGES_ID = 'kept-pages'

/**
 * What the names of a site's caches begin with. Workers that end offline reading delete the caches of all earlier ones by
 * it, so that it must stay as it is. Two sites on one host have others: neither can begin with the other's.
 * @param basePath path of the site, with a slash at either end.
 */
export function cachePrefix(basePath: string): string {
  return `docs-engine:${basePath}:`
}

/** What a page tells the worker: the address of the page that is shown, and of files that it has loaded. */
export interface Visited {
  visited: string
  loaded: string[]
}

/** What a page tells a later worker that waits: to answer from now on. */
export const TAKE_OVER = 'take over'
