import { PAGE_AGE_MS } from '#model/site-behavior.ts'
import type { LoadedPage } from './loaded-page.ts'

/** Pages kept for a visit back, at most. */
const MOST_PAGES = 40

interface KeptPage {
  page: Promise<LoadedPage>
  /** When it came, by `performance.now()`; Infinity before, and -Infinity for one that is not there. */
  since: number
}

const pages = new Map<string, KeptPage>()

/** The page at a path, loaded once; a page that failed to load is tried again at the next call. */
export function cachedPage(
  path: string,
  load: (path: string) => Promise<LoadedPage>,
): Promise<LoadedPage> {
  const kept = pages.get(path) ?? keep(path, load(path))
  // The one used last is the last to be dropped.
  pages.delete(path)
  pages.set(path, kept)
  const oldest = pages.keys().next().value
  if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest)
  return kept.page
}

function keep(path: string, page: Promise<LoadedPage>): KeptPage {
  const kept = { page, since: Number.POSITIVE_INFINITY }
  page.then(
    ({ isMissing }) => {
      kept.since = isMissing ? Number.NEGATIVE_INFINITY : performance.now()
    },
    () => {
      if (pages.get(path) === kept) pages.delete(path)
    },
  )
  return kept
}

/**
 * Forgets a page that is older than it may be, or was not there when it was asked for: a new version of the site may
 * have been published since.
 * @param age in milliseconds; Infinity for the way back, which leads to what was there.
 */
export function forgetStale(path: string, age = PAGE_AGE_MS): void {
  const kept = pages.get(path)
  if (kept && !(performance.now() - kept.since < age)) pages.delete(path)
}

/** Whether a page is here or on its way. */
export function isCached(path: string): boolean {
  return pages.has(path)
}

/** Forgets a page, here or on its way, so that the next visit fetches it anew. */
export function forgetPage(path: string): void {
  pages.delete(path)
}

/** Forgets all pages, so that the next visit fetches each anew. */
export function forgetPages(): void {
  pages.clear()
}
