import { forget, keep, readKept } from '#ui/storage.ts'

const KEY = 'reloaded-for'

/**
 * Loads an address as an ordinary page, once: when the same address fails again in this tab, nothing
 * happens, so that a page that cannot load never reloads in a loop. Without storage it cannot know, and
 * does not reload. Offline, the page that can be read stays.
 * @returns whether the page is being loaded.
 */
export function reloadOnce(address: string): boolean {
  if (!navigator.onLine) return false
  if (readKept('sessionStorage', KEY) === address) return false
  if (!keep('sessionStorage', KEY, address)) return false
  // To an address with a fragment that it already shows, the browser would only scroll.
  if (new URL(address, location.href).href === location.href) location.reload()
  else location.assign(address)
  return true
}

/** Forgets the last reload, once a page is hydrated. */
export function forgetReload(): void {
  forget('sessionStorage', KEY)
}
