import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies'
import { isGoodFile } from './good-answers.ts'
import { DAY_MS, type Limits, storedAt, tidy, toStore } from './stored.ts'
import { PREFIX } from './worker-scope.ts'

/** Files that are named by their content: scripts, styles, fonts, the search index, API definitions. */
export const ASSETS = `${PREFIX}assets-1`
/** Pictures, whose names stay when they change. */
export const PICTURES = `${PREFIX}pictures-1`

const ASSET_LIMITS: Limits = { entries: 200, bytes: 16_000_000, age: 30 * DAY_MS }
const PICTURE_LIMITS: Limits = { entries: 60, bytes: 8_000_000, age: 30 * DAY_MS }

/** Files are kept under their address alone, and only as what their name says. */
const filePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url,
  cacheWillUpdate: async ({ request, response }) =>
    isGoodFile(new URL(request.url).pathname, response) ? toStore(response) : null,
  cacheDidUpdate: async ({ cacheName }) =>
    tidy(cacheName, cacheName === ASSETS ? ASSET_LIMITS : PICTURE_LIMITS),
}

/**
 * Takes a file from the cache, else from the network. Unlike Workbox's own strategy of that kind it goes to the network
 * also when the browser refuses the cache. A file that is used is stored anew once a day, so that those of releases
 * before, which no page asks for any more, are the first to go.
 */
class KeptFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request).catch(() => undefined)
    if (!kept) return handler.fetchAndCachePut(request)
    if (Date.now() - storedAt(kept) > DAY_MS) {
      const again = kept.clone()
      void handler.waitUntil(this.storeAgain(request, again))
    }
    return kept
  }

  private async storeAgain({ url }: Request, response: Response): Promise<void> {
    const cache = await caches.open(this.cacheName)
    await cache.put(url, await toStore(response))
  }
}

/** What answers for a file that is named by its content. */
export const assets = new KeptFirst({ cacheName: ASSETS, plugins: [filePlugin] })

/** What answers for a picture. */
export const pictures = new NetworkFirst({ cacheName: PICTURES, plugins: [filePlugin] })
