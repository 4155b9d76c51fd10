import type { createBrowserRouter } from 'react-router'
import { sitePathOf } from '#model/routes.ts'
import { addSearchEntry, isSearchEntry } from '../boot/search-entry.ts'
import { site } from '../site.ts'
import { beginCrossfade } from './crossfade.ts'
import { fetchPage, NotOurPage } from './fetch-page.ts'
import { isAtEntry, isGone, markEntry, nameEntry, noteEntry, stepsTo } from './history-entry.ts'
import { internalTarget } from './internal-link.ts'
import { cachedPage, forgetPage, forgetStale, isCached } from './page-cache.ts'
import { tabHistory } from './tab-history.ts'
import { showWaiting } from './waiting.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** A page that the reader asked for, until it is shown. */
interface Visit {
  /** Site path of the page. */
  path: string
  /** How old a page in memory may be, in milliseconds. */
  age?: number
  /** Has the router show the page, once it is here. */
  show(): void
  /** Leaves the visit to the browser, with an ordinary page load. */
  load(): void
  /** Begins once more, after it failed. */
  again(): void
}

/** Leads the reader from page to page. */
export interface Visits {
  router: Router
  /** Follows a link. @returns whether it leads to a page of this site; any other is left to the browser. */
  follow(link: HTMLAnchorElement): boolean
}

/** Whether the browser loads a page by itself: the boot script notes it of links that were pressed before the app came. */
function isLeaving(): boolean {
  return document.documentElement.dataset.leaving !== undefined
}

function setLeaving(leaves: boolean): void {
  if (leaves) document.documentElement.dataset.leaving = ''
  else delete document.documentElement.dataset.leaving
}

/** Loads a page; anew when an edit has made it outdated meanwhile. */
async function load(path: string): Promise<void> {
  do await cachedPage(path, fetchPage)
  while (!isCached(path))
}

/**
 * Loads each page before the router hears of it, whether a link was followed or the reader went back or forward.
 * So a page that is on its way can be canceled, one that does not come leaves the present one as it is, and what
 * is asked for last is what is shown.
 * @param searchedAgo how long ago the search was opened, in milliseconds.
 * @param createRouter called once this hears of the way back before the router does.
 */
export function startVisits(searchedAgo: () => number, createRouter: () => Router): Visits {
  const waiting = showWaiting()
  let underWay: Visit | undefined
  let isHandedOver = false
  /** When the reader last went back or forward, by `performance.now()`. */
  let begun = 0
  /** The entry of the page that is shown. */
  let shownEntry = markEntry()

  const shown = () => router.state.location
  /** Ends a page load of the browser's own: the page would come after the one asked for last. */
  const stopLeaving = () => {
    if (!isLeaving()) return
    setLeaving(false)
    window.stop()
  }
  const end = () => {
    underWay = undefined
    stopLeaving()
    waiting.end()
  }

  /** Gives the address back to the page that is shown, where the browser went ahead. */
  const stay = () => {
    const { key, pathname, search, hash } = shown()
    if (location.pathname === pathname) return
    // The search that was opened meanwhile took the place of the entries ahead.
    const isOpen = isSearchEntry()
    if (isOpen || (isGone(shownEntry) ?? searchedAgo() < performance.now() - begun)) {
      const state = { key, idx: markEntry().idx + 1 }
      history[isOpen ? 'replaceState' : 'pushState'](state, '', pathname + search + hash)
      shownEntry = markEntry()
      if (isOpen) addSearchEntry()
    } else history.go(stepsTo(shownEntry))
  }

  const cancel = () => {
    const visit = underWay
    if (!visit) return
    // What hangs is not waited for again.
    forgetPage(visit.path)
    end()
    stay()
  }

  const begin = async (visit: Visit) => {
    stopLeaving()
    forgetStale(visit.path, visit.age)
    underWay = visit
    waiting.begin(cancel)
    try {
      await load(visit.path)
      if (underWay === visit) await beginCrossfade()
      if (underWay !== visit) return
      end()
      visit.show()
    } catch (error) {
      if (underWay !== visit) return
      if (error instanceof NotOurPage) {
        if (error.leavesPage) setLeaving(true)
        else end()
        visit.load()
        if (!error.leavesPage) stay()
        return
      }
      underWay = undefined
      stay()
      waiting.fail(visit.again)
    }
  }

  const follow = (href: string, to: string, path: string) => {
    const show = () => {
      // The search that was opened meanwhile is what was asked for last, and its entry leads back to this page.
      if (!isSearchEntry()) void router.navigate(to, { replace: href === location.href })
    }
    if (new URL(href).pathname === shown().pathname) {
      end()
      show()
      return
    }
    void begin({
      path,
      show,
      load: () => location.assign(href),
      again: () => follow(href, to, path),
    })
  }

  const handOver = () => {
    isHandedOver = true
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    isHandedOver = false
  }

  /** Shows the page of the address, which the browser has changed already. */
  const traverse = () => {
    const steps = -stepsTo(shownEntry)
    begun = performance.now()
    void begin({
      path: sitePathOf(location.pathname, site.basePath),
      age: Number.POSITIVE_INFINITY,
      show: handOver,
      load: () => location.reload(),
      again: () => history.go(steps),
    })
  }

  // Listeners of the window are called in the order they were added in, whatever phase they ask for.
  addEventListener('popstate', event => {
    if (isHandedOver) return
    nameEntry()
    if (location.pathname !== shown().pathname) {
      event.stopImmediatePropagation()
      traverse()
    } else if (underWay || !isAtEntry(shown().key)) end()
  })
  nameEntry()
  const router = createRouter()
  // A document that comes back from the browser's cache stands as it was left: with what was on its way then.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    setLeaving(false)
    end()
    history.scrollRestoration = 'manual'
    if (location.pathname !== shown().pathname) traverse()
  })
  addEventListener('pagehide', noteEntry)
  // The reader has stopped the browser while it loaded the page: the present one stays.
  tabHistory()?.addEventListener('navigateerror', () => {
    if (!underWay || !isLeaving()) return
    setLeaving(false)
    end()
    stay()
  })
  router.subscribe(({ location: { key } }) => {
    if (isAtEntry(key)) shownEntry = markEntry()
  })

  return {
    router,
    follow(link) {
      const target = internalTarget(link, shown())
      if (target) follow(target.href, target.to, target.path)
      return target !== undefined
    },
  }
}
