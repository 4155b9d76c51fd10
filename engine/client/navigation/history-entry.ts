import { keep } from '#ui/storage.ts'
import type { Place } from './shown.ts'
import { LEFT_AT } from './storage-keys.ts'
import { tabHistory } from './tab-history.ts'

/** What is kept with an entry of the tab's history. */
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

/** Name of an entry that has none. */
const UNNAMED = 'default'

function newName(): string {
  return Math.random().toString(36).slice(2)
}

/** The place that the browser is at. */
export function presentPlace(): Place {
  const { pathname, search, hash } = location
  return { key: String(entryState().key ?? UNNAMED), pathname, search, hash }
}

/** Whether the current entry is the one of this name. */
export function isAtEntry(key: string): boolean {
  return presentPlace().key === key
}

/**
 * Goes to an address of this site: with a new entry of the history, or in place of the present one.
 * @returns whether the browser took it: some refuse too many within half a minute.
 */
export function enterAddress(href: string, takesPlace: boolean): boolean {
  const { idx } = markEntry()
  try {
    if (takesPlace) history.replaceState({ key: newName(), idx }, '', href)
    else history.pushState({ key: newName(), idx: idx + 1 }, '', href)
    return true
  } catch {
    return false
  }
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
  try {
    history.replaceState({ ...entryState(), key: newName(), idx: lastIndex }, '')
  } catch {
    // A browser that counts such calls refuses too many: the entry then shares its scroll position.
  }
}

/** Notes which entry the document was left at, for `boot/scroll.ts`. */
export function noteEntry(): void {
  keep('sessionStorage', LEFT_AT, String(entryState().key))
}
