import { keep } from '#ui/storage.ts'
import { LEFT_AT } from './storage-keys.ts'
import { tabHistory } from './tab-history.ts'

/** What the router keeps with an entry of the tab's history. */
interface EntryState {
  /** Name of the entry, by which its scroll position is kept. */
  key?: unknown
  /** Its place among the entries. */
  idx?: unknown
}

let lastIndex = -1

function entryState(): EntryState {
  const { state }: { state: unknown } = history
  return typeof state === 'object' && state !== null ? state : {}
}

/** An entry of the history, to be found again. */
export interface EntryMark {
  /** The browser's name for it, where it tells. */
  key: string | undefined
  idx: number
}

/** Marks the current entry. */
export function markEntry(): EntryMark {
  const { idx } = entryState()
  return { key: tabHistory()?.currentEntry?.key, idx: typeof idx === 'number' ? idx : 0 }
}

/**
 * Steps from the current entry to another one, negative for those before it. The browser's own list comes first: it
 * drops the oldest entries of a long history, and knows those that others have added.
 */
export function stepsTo({ key, idx }: EntryMark): number {
  const tab = tabHistory()
  const entry = tab?.entries().find(each => each.key === key)
  return entry && tab?.currentEntry ? entry.index - tab.currentEntry.index : idx - markEntry().idx
}

/** Whether an entry has given way to one that was added; undefined where the browser does not tell. */
export function isGone({ key }: EntryMark): boolean | undefined {
  return tabHistory()
    ?.entries()
    .every(each => each.key !== key)
}

/** The router's name for an entry that has none. */
const UNNAMED = 'default'

/** Whether the current entry is the one of this name. */
export function isAtEntry(key: string): boolean {
  return (entryState().key ?? UNNAMED) === key
}

/**
 * Names the current entry, if nobody has. Documents begin without a name, and so do places that an edited address
 * or an extension adds: all of them would share one scroll position.
 */
export function nameEntry(): void {
  const { key, idx } = entryState()
  if (typeof idx === 'number') lastIndex = idx
  else lastIndex += 1
  if (typeof key === 'string') return
  const name = Math.random().toString(36).slice(2)
  try {
    history.replaceState({ ...entryState(), key: name, idx: lastIndex }, '')
  } catch {
    // A browser that counts such calls refuses too many: the entry then shares its scroll position.
  }
}

/** Notes which entry the document was left at, for `boot/scroll.ts`: the router has its position. */
export function noteEntry(): void {
  keep('sessionStorage', LEFT_AT, String(entryState().key))
}
