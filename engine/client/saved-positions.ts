/** Where the router keeps how far each page of the tab was scrolled: its own name for it. */
const KEY = 'react-router-scroll-positions'

/**
 * Forgets saved scroll positions that are not what the router saves: it takes whatever can be parsed, and with a
 * number or nothing in their place it would not leave the page.
 */
export function dropBrokenPositions(): void {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof saved === 'object' && saved !== null && !Array.isArray(saved)) return
    sessionStorage.removeItem(KEY)
  } catch {
    // What cannot be read or parsed is not taken.
  }
}
