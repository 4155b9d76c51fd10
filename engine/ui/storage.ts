/** Where the browser keeps something: for good, or for the session of the tab. */
type Area = 'localStorage' | 'sessionStorage'

/** Uses a storage. One that refuses, which even to name it may throw, holds nothing and keeps nothing. */
function attempt<T>(area: Area, use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis[area])
  } catch {
    return undefined
  }
}

/** What is kept under a key; null for nothing, undefined where the storage refuses. */
export function readKept(area: Area, key: string): string | null | undefined {
  return attempt(area, storage => storage.getItem(key))
}

/** Keeps a text under a key. @returns whether the storage took it. */
export function keep(area: Area, key: string, text: string): boolean {
  return Boolean(
    attempt(area, storage => {
      storage.setItem(key, text)
      return true
    }),
  )
}

/** Forgets what is kept under a key. */
export function forget(area: Area, key: string): void {
  attempt(area, storage => storage.removeItem(key))
}
