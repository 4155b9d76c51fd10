import { STORED_AT } from '#model/offline.ts'

/** Header of a stored answer: how large it is, in bytes, as it lies in the cache. */
const STORED_BYTES = 'x-stored-bytes'

/** Headers of an answer on its way, which is decoded and under its address alone when it is stored. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'vary']

/** A day, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000

/** What a cache may hold at most. */
export interface Limits {
  /** How many answers. */
  entries: number
  /** How many bytes, as they are stored. */
  bytes: number
  /** For how long, since an answer was last stored, in milliseconds. */
  age: number
}

/** A stored answer, by what its cache may hold. */
export interface Stored {
  /** When it was stored, in milliseconds since 1970. */
  at: number
  bytes: number
}

/** An answer as it is stored: with the time and its size. @param at in milliseconds since 1970. */
export async function toStore(response: Response, at = Date.now()): Promise<Response> {
  const body = await response.blob()
  const headers = new Headers(response.headers)
  for (const name of OF_TRANSFER) headers.delete(name)
  headers.set(STORED_AT, new Date(at).toISOString())
  headers.set(STORED_BYTES, String(body.size))
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

/** When an answer was stored, in milliseconds since 1970; 0 for one that does not say. */
export function storedAt({ headers }: Response): number {
  return Date.parse(headers.get(STORED_AT) ?? '') || 0
}

/**
 * What has to go for a cache to be within its limits: what is too old, then what was stored first.
 * @param now in milliseconds since 1970.
 */
export function beyondLimits<Entry extends Stored>(
  entries: readonly Entry[],
  { entries: most, bytes, age }: Limits,
  now: number,
): Entry[] {
  let left = bytes
  const latestFirst = entries.toSorted((one, other) => other.at - one.at)
  return latestFirst.filter((entry, place) => {
    left -= entry.bytes
    return place >= most || left < 0 || now - entry.at > age
  })
}

/** Deletes what a cache holds beyond its limits. */
export async function tidy(cacheName: string, limits: Limits): Promise<void> {
  const cache = await caches.open(cacheName)
  const found = await Promise.all(
    (await cache.keys()).map(async key => {
      const response = await cache.match(key)
      const bytes = Number(response?.headers.get(STORED_BYTES)) || 0
      return { key, at: response ? storedAt(response) : 0, bytes }
    }),
  )
  const gone = beyondLimits(found, limits, Date.now())
  await Promise.all(gone.map(({ key }) => cache.delete(key)))
}
