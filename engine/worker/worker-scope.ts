import { cachePrefix } from '#model/offline.ts'

declare const self: ServiceWorkerGlobalScope

/** What a worker's script runs in. */
export const worker = self

/** Path of the site that the worker belongs to, with a slash at either end. */
export const BASE_PATH = new URL(worker.registration.scope).pathname

/** What the names of the site's caches begin with. */
export const PREFIX = cachePrefix(BASE_PATH)

/**
 * Deletes caches of this site.
 * @param isKept whether one stays, by its name.
 */
export async function deleteCaches(isKept: (name: string) => boolean): Promise<void> {
  const names = await worker.caches.keys()
  const own = names.filter(name => name.startsWith(PREFIX) && !isKept(name))
  await Promise.all(own.map(name => worker.caches.delete(name)))
}
