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

/** Place of the current entry in the history of the tab: later entries have higher ones. */
export function entryIndex(): number {
  const index = tabHistory()?.currentEntry?.index ?? entryState().idx
  return typeof index === 'number' ? index : 0
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
