import type { LoadedPage } from './loaded-page.ts'

/** Pages kept for a visit back, at most. */
const MOST_PAGES = 40

const pages = new Map<string, Promise<LoadedPage>>()

/** The page at a path, loaded once; a page that failed to load is tried again at the next call. */
export function cachedPage(
  path: string,
  load: (path: string) => Promise<LoadedPage>,
): Promise<LoadedPage> {
  const page = pages.get(path) ?? load(path)
  // The one used last is the last to be dropped.
  pages.delete(path)
  pages.set(path, page)
  page.catch(() => {
    if (pages.get(path) === page) pages.delete(path)
  })
  const oldest = pages.keys().next().value
  if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest)
  return page
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
