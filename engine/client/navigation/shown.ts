import type { LoadedPage } from './loaded-page.ts'

/** A place in the tab's history, and the address there. */
export interface Place extends Pick<Location, 'pathname' | 'search' | 'hash'> {
  /** Name of the history entry. */
  key: string
}

/** What the reader sees: a page, and the place at which it is shown. */
export interface Shown {
  page: LoadedPage
  place: Place
}

/** Holds what is shown, and tells when that changes. */
export interface ShownStore {
  /** What the document came with. */
  first(): Shown
  now(): Shown
  show(next: Shown): void
  /** @returns ends it */
  subscribe(listener: () => void): () => void
}

/** Starts with the page of the document. */
export function shownStore(first: Shown): ShownStore {
  let now = first
  const listeners = new Set<() => void>()
  return {
    first: () => first,
    now: () => now,
    show(next) {
      now = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
