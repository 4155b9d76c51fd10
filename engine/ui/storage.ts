import type { StorageArea, StorageKey } from './storage-keys.ts'

/** Uses a storage. One that refuses, which even to name it may throw, holds nothing and keeps nothing. */
function attempt<T>(area: StorageArea, use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis[area])
  } catch {
    return undefined
  }
}

/** What is kept under a key; null for nothing, undefined where the storage refuses. */
export function readKept<Area extends StorageArea>(
  area: Area,
  key: StorageKey<Area>,
): string | null | undefined {
  return attempt(area, storage => storage.getItem(key))
}

/** Keeps a text under a key. @returns whether the storage took it. */
export function keep<Area extends StorageArea>(
  area: Area,
  key: StorageKey<Area>,
  text: string,
): boolean {
  return Boolean(
    attempt(area, storage => {
      storage.setItem(key, text)
      return true
    }),
  )
}

/** Forgets what is kept under a key. */
export function forget<Area extends StorageArea>(area: Area, key: StorageKey<Area>): void {
  attempt(area, storage => storage.removeItem(key))
}
