/** A place in the history of the tab. */
export interface TabHistoryEntry {
  readonly url: string | null
  /** Its name, as long as the tab is there. */
  readonly key: string
  readonly index: number
}

/** What is used of the browser's Navigation API, which the types of the DOM do not have yet. */
interface TabHistory extends EventTarget {
  readonly currentEntry: TabHistoryEntry | null
  /** Those of this origin around the current one. */
  entries(): TabHistoryEntry[]
}

declare global {
  interface Window {
    readonly navigation?: TabHistory
  }
}

/** The history of the tab; undefined where no browser is, and in browsers that do not tell. */
export function tabHistory(): TabHistory | undefined {
  return typeof window === 'undefined' ? undefined : window.navigation
}
