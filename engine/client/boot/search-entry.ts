/** What the state of a history entry tells: whether the search is open over the page. */
interface EntryState {
  search?: unknown
}

/** Whether the current entry is that of the open search, or is left of one. */
export function isSearchEntry(): boolean {
  return (history.state as EntryState | null)?.search === true
}

/** Adds the entry of the open search. What the app notes in the current one stays: for it, both are one page. */
export function addSearchEntry(): void {
  try {
    history.pushState({ ...history.state, search: true }, '')
  } catch {
    // Safari refuses the hundredth within half a minute: the search then has no entry of its own.
  }
}

/** The place of the open search in the history of the tab: the way back closes it, and leaves the page as it is. */
export interface SearchEntry {
  open(): void
  /** Goes back from it. @param then called once the browser is back at the page. */
  close(then?: () => void): void
}

/**
 * Keeps the history in step with the search. An entry that a reload, or a copy of the tab, has left without its search
 * is gone back from once the page has loaded.
 * @param onMove called when the reader goes back from the search, or forward to it.
 */
export function searchEntry(onMove: (isOpen: boolean) => void): SearchEntry {
  let isOpen = false
  /** Whether the browser is still on its way back from the entry. */
  let isGoingBack = false
  let onBack: (() => void) | undefined
  /** Address of the page that the search was opened over. */
  let address: string | undefined

  const settle = () => {
    if (isGoingBack) return
    if (isOpen === isSearchEntry()) {
      const call = onBack
      onBack = undefined
      call?.()
    } else if (isOpen) {
      address = location.href
      // On the way back the browser would scroll to where the page was, though it has stayed and may be laid out anew.
      history.scrollRestoration = 'manual'
      addSearchEntry()
    } else if (history.length === 1) {
      // A browser that copied the entry alone has nothing to go back to.
      history.replaceState({ ...history.state, search: undefined }, '')
      settle()
    } else {
      isGoingBack = true
      history.back()
    }
  }

  addEventListener('popstate', event => {
    const isAsked = isSearchEntry()
    // The page stays as it is: nothing of this is a navigation.
    if (location.href === address && (isGoingBack || isAsked !== isOpen))
      event.stopImmediatePropagation()
    // An address edited by hand: the page has gone on, and comes back with the entry.
    else if (isOpen) address = undefined
    if (isGoingBack) {
      isGoingBack = false
      settle()
    } else if (isAsked !== isOpen) {
      isOpen = isAsked
      onMove(isOpen)
    }
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) settle()
  })

  return {
    open() {
      isOpen = true
      settle()
    },
    close(then) {
      isOpen = false
      onBack = then
      settle()
    },
  }
}
