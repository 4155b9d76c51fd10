import { sitePathOf } from '#model/routes.ts'
import {
  PREFETCH_CONCURRENCY,
  PREFETCH_INTENT_DELAY_MS,
  PREFETCH_VIEWPORT_THRESHOLD,
} from '#model/site-behavior.ts'
import { site } from '../site.ts'
import { fetchPage } from './fetch-page.ts'
import { internalTarget } from './internal-link.ts'
import { isFresh, mayBeVisited, renewedPage } from './page-cache.ts'

/** What some browsers tell of the connection. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Nothing is prefetched for readers who save data or have a slow connection. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/** How the reader came near a link: it is in view, or they point at it. */
type Nearness = 'inView' | 'pointedAt'

/** Paths to fetch, the next one last, and whether that is still needed. */
const waiting: { path: string; isNeeded: () => boolean }[] = []
let underWay = 0

function next(): void {
  if (underWay >= PREFETCH_CONCURRENCY) return
  const wanted = waiting.pop()
  if (!wanted) return
  const { path, isNeeded } = wanted
  // The reader may have gone there meanwhile.
  if (!isNeeded()) {
    next()
    return
  }
  underWay += 1
  renewedPage(path, fetchPage)
    .catch(() => {
      // The page is fetched again, and its failure shown, when the reader goes there.
    })
    .finally(() => {
      underWay -= 1
      next()
    })
}

function currentPath(): string {
  return sitePathOf(location.pathname, site.basePath)
}

/** Fetches what a link leads to: before all else where the reader points at it, and then also what a visit asks anew for. */
function want(link: HTMLAnchorElement, nearness: Nearness): void {
  const path = internalTarget(link)?.path
  if (path === undefined) return
  const isPointedAt = nearness === 'pointedAt'
  const from = currentPath()
  const isNeeded = () => {
    if (path === currentPath()) return false
    // Whoever has gone on may have been there already, and points at nothing that stood where they were.
    return isPointedAt ? from === currentPath() && !mayBeVisited(path) : !isFresh(path)
  }
  if (!isNeeded()) return
  const known = waiting.findIndex(wanted => wanted.path === path)
  if (known !== -1) {
    // It keeps its place, which may be that of one the reader points at.
    if (!isPointedAt) return
    waiting.splice(known, 1)
  }
  if (isPointedAt) waiting.push({ path, isNeeded })
  else waiting.unshift({ path, isNeeded })
  next()
}

const inView =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(
        entries => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
            inView?.unobserve(target)
            want(target, 'inView')
          }
        },
        { threshold: PREFETCH_VIEWPORT_THRESHOLD },
      )

/** Watches the links of the document as it now stands. */
export function watchLinks(): void {
  if (!inView || !mayPrefetch()) return
  inView.disconnect()
  for (const link of document.querySelectorAll('a')) if (internalTarget(link)) inView.observe(link)
}

/** Fetches the pages behind links that come into view, and first those the pointer or the focus rests on. */
export function startPrefetching(): void {
  if (!mayPrefetch()) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const intent = (event: Event) => {
    clearTimeout(timer)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link) timer = setTimeout(() => want(link, 'pointedAt'), PREFETCH_INTENT_DELAY_MS)
  }
  document.addEventListener('pointerover', intent, { passive: true })
  document.addEventListener('focusin', intent)
  document.addEventListener('touchstart', intent, { passive: true })
}
