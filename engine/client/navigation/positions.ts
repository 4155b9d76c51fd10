import { keep, readKept } from '#ui/storage.ts'
import { POSITIONS } from './storage-keys.ts'

/** Scroll positions of the tab's history entries by their names, in CSS pixels from the top of the page. */
type Positions = Record<string, unknown>

/** What documents before this one have kept; nothing where it is no such record. */
function keptPositions(): Positions {
  try {
    const kept: unknown = JSON.parse(readKept('sessionStorage', POSITIONS) ?? '{}')
    if (typeof kept === 'object' && kept && !Array.isArray(kept)) return { ...kept }
  } catch {
    // What cannot be parsed is not taken.
  }
  return {}
}

let positions: Positions | undefined

function known(): Positions {
  positions ??= keptPositions()
  return positions
}

/** Notes where the page stands at an entry that is about to be left. */
export function notePosition(key: string): void {
  known()[key] = scrollY
}

/** Keeps what was noted for the documents after this one: `boot/scroll.ts` reads it. */
export function keepPositions(): void {
  keep('sessionStorage', POSITIONS, JSON.stringify(known()))
}

/** Where the page was left at an entry; undefined for an entry that is new. */
export function positionAt(key: string): number | undefined {
  const top = known()[key]
  return typeof top === 'number' ? top : undefined
}
