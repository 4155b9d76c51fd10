import { PAGE_AGE_MS } from '#model/site-behavior.ts'
import type { LoadedPage } from './loaded-page.ts'

/** Pages kept for a visit back, at most. */
const MOST_PAGES = 40

interface KeptPage {
  page: Promise<LoadedPage>
  /** The page, once it has come. */
  here?: LoadedPage
  /** What it is to take the place of, until it is here. */
  before?: KeptPage | undefined
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

/** Keeps the page that the document came with, which is as old as the document. */
export function keepPage(path: string, page: LoadedPage): void {
  pages.set(path, { page: Promise.resolve(page), here: page })
}

/** Loads a page anew. Until it is here, and where it does not come, the one before stays for the way back. */
export function renewedPage(
  path: string,
  load: (path: string) => Promise<LoadedPage>,
): Promise<LoadedPage> {
  const before = pages.get(path)
  pages.set(path, keep(path, load(path), before))
  return cachedPage(path, load)
}

function keep(path: string, page: Promise<LoadedPage>, before?: KeptPage): KeptPage {
  const kept: KeptPage = { page, before }
  page.then(
    here => {
      kept.here = here
      kept.before = undefined
    },
    () => {
      if (pages.get(path) !== kept) return
      if (before) pages.set(path, before)
      else pages.delete(path)
    },
  )
  return kept
}

/** Whether a page is on its way, or young enough. */
function isYounger({ here }: KeptPage, age: number): boolean {
  if (!here) return true
  return !here.isPassing && performance.timeOrigin + performance.now() - here.at < age
}

/** Whether a page may be shown without asking for it anew. One of addresses may be on the way back alone. */
function mayBeShown(kept: KeptPage, age: number): boolean {
  return isYounger(kept, age) && (!kept.here?.hasAddresses || age === Number.POSITIVE_INFINITY)
}

/**
 * Whether a page was asked for a short while ago. One of addresses is asked for anew by a visit all the same: a link to it that
 * merely comes into view once more is no reason to do so before.
 */
export function isFresh(path: string): boolean {
  const kept = pages.get(path)
  return kept !== undefined && isYounger(kept, PAGE_AGE_MS)
}

/** Whether a visit asks for no page. */
export function mayBeVisited(path: string): boolean {
  const kept = pages.get(path)
  return kept !== undefined && mayBeShown(kept, PAGE_AGE_MS)
}

/**
 * Forgets a page that is older than it may be, or that each visit asks for anew: a new version of the site may have been
 * published since.
 * @param age in milliseconds; Infinity for the way back, which leads to what was there.
 */
export function forgetStale(path: string, age = PAGE_AGE_MS): void {
  const kept = pages.get(path)
  if (kept?.before && mayBeShown(kept.before, age)) pages.set(path, kept.before)
  else if (kept && !mayBeShown(kept, age)) pages.delete(path)
}

/** Whether a page is here. */
export function isHere(path: string): boolean {
  return pages.get(path)?.here !== undefined
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
