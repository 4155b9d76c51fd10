import { sitePathOf } from '#model/routes.ts'
import { addSearchEntry, isSearchEntry } from '../boot/search-entry.ts'
import { site } from '../site.ts'
import { beginCrossfade, showTimed } from './crossfade.ts'
import { fetchPage, NotOurPage } from './fetch-page.ts'
import {
  enterAddress,
  isAtEntry,
  isGone,
  markEntry,
  nameEntry,
  noteEntry,
  presentPlace,
  stepsTo,
} from './history-entry.ts'
import { internalTarget } from './internal-link.ts'
import type { LoadedPage } from './loaded-page.ts'
import { cachedPage, forgetPage, forgetStale, isCached, isHere, keepPage } from './page-cache.ts'
import { keepPositions, notePosition } from './positions.ts'
import { type ShownStore, shownStore } from './shown.ts'
import { tabHistory } from './tab-history.ts'
import { showWaiting } from './waiting.ts'

/** A page that the reader asked for, until it is shown. */
interface Visit {
  /** Site path of the page. */
  path: string
  /** How old a page in memory may be, in milliseconds. */
  age?: number
  /** Shows the page, once it is here. @param wasHere whether it was when it was asked for. */
  show(page: LoadedPage, wasHere: boolean): void
  /** Leaves the visit to the browser, with an ordinary page load. */
  load(): void
  /** Begins once more, after it failed. */
  again(): void
}

/** Leads the reader from page to page. */
export interface Visits {
  store: ShownStore
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
async function load(path: string): Promise<LoadedPage> {
  const page = await cachedPage(path, fetchPage)
  return isCached(path) ? page : load(path)
}

/** What asks anew for pages of addresses; no other page needs it. */
const renewing = () => import('./renew-behind.ts')

/** Has it at hand before a page of addresses is left: the way back may have no network. */
function prepareRenewing({ hasAddresses }: LoadedPage): void {
  if (hasAddresses) void renewing().catch(() => {})
}

/**
 * Loads each page before anything of it is shown, whether a link was followed or the reader went back or forward.
 * So a page that is on its way can be canceled, one that does not come leaves the present one as it is, and what
 * is asked for last is what is shown.
 * @param first the page that the document holds.
 * @param searchedAgo how long ago the search was opened, in milliseconds.
 */
export function startVisits(first: LoadedPage, searchedAgo: () => number): Visits {
  const waiting = showWaiting()
  let underWay: Visit | undefined
  /** When the reader last went back or forward, by `performance.now()`. */
  let begun = 0
  history.scrollRestoration = 'manual'
  keepPage(sitePathOf(location.pathname, site.basePath), first)
  nameEntry()
  /** The entry of the page that is shown. */
  let shownEntry = markEntry()
  const store = shownStore({ page: first, place: presentPlace() })
  prepareRenewing(first)

  const shown = () => store.now().place
  /** Notes where the page that is shown is left. */
  const leave = () => notePosition(shown().key)
  /** Shows a page at the place that the browser is at. */
  const show = (page: LoadedPage) => {
    store.show({ page, place: presentPlace() })
    shownEntry = markEntry()
    prepareRenewing(page)
  }
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
    const wasHere = isHere(visit.path)
    if (!wasHere) waiting.begin(cancel)
    try {
      const page = await load(visit.path)
      if (underWay === visit) await beginCrossfade(leave)
      if (underWay !== visit) return
      end()
      showTimed(() => visit.show(page, wasHere))
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

  const follow = (href: string, path: string) => {
    const enter = (page: LoadedPage) => {
      // The search that was opened meanwhile is what was asked for last, and its entry leads back to this page.
      if (isSearchEntry()) return
      if (enterAddress(href, href === location.href)) show(page)
      else location.assign(href)
    }
    if (new URL(href).pathname === shown().pathname) {
      end()
      leave()
      enter(store.now().page)
      return
    }
    void begin({
      path,
      show: enter,
      load: () => location.assign(href),
      again: () => follow(href, path),
    })
  }

  /** Asks anew for a page of addresses that is shown from memory. */
  const renew = () => {
    const { page } = store.now()
    if (!page.hasAddresses) return
    const path = sitePathOf(shown().pathname, site.basePath)
    const tell = (text: string) => {
      if (!underWay) waiting.tell(text)
    }
    void renewing()
      .then(({ renewBehind }) => renewBehind(store, page, path, tell))
      // A page that cannot be asked for anew is not shown as if it had been.
      .catch(() => store.now().page === page && location.reload())
  }

  /** Shows the page of the address, which the browser has changed already. */
  const traverse = () => {
    const steps = -stepsTo(shownEntry)
    begun = performance.now()
    void begin({
      path: sitePathOf(location.pathname, site.basePath),
      age: Number.POSITIVE_INFINITY,
      show(page, wasHere) {
        show(page)
        if (wasHere) renew()
      },
      load: () => location.reload(),
      again: () => history.go(steps),
    })
  }

  addEventListener('popstate', () => {
    nameEntry()
    if (location.pathname !== shown().pathname) traverse()
    else {
      if (underWay || !isAtEntry(shown().key)) end()
      leave()
      show(store.now().page)
    }
  })
  // A document that comes back from the browser's cache stands as it was left: with what was on its way then.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    setLeaving(false)
    end()
    history.scrollRestoration = 'manual'
    if (location.pathname !== shown().pathname) traverse()
    else renew()
  })
  addEventListener('pagehide', () => {
    noteEntry()
    leave()
    keepPositions()
    history.scrollRestoration = 'auto'
  })
  // The reader has stopped the browser while it loaded the page: the present one stays.
  tabHistory()?.addEventListener('navigateerror', () => {
    if (!underWay || !isLeaving()) return
    setLeaving(false)
    end()
    stay()
  })
  return {
    store,
    follow(link) {
      const target = internalTarget(link, shown())
      if (target) follow(target.href, target.path)
      return target !== undefined
    },
  }
}
