import { forget, readKept } from '#ui/storage.ts'
import { POSITIONS } from './navigation/storage-keys.ts'

/**
 * Forgets saved scroll positions that are not what the router saves: it takes whatever can be parsed, and with a
 * number or nothing in their place it would not leave the page.
 */
export function dropBrokenPositions(): void {
  try {
    const saved: unknown = JSON.parse(readKept('sessionStorage', POSITIONS) ?? '{}')
    if (typeof saved === 'object' && saved !== null && !Array.isArray(saved)) return
    forget('sessionStorage', POSITIONS)
  } catch {
    // What cannot be parsed is not taken.
  }
}
