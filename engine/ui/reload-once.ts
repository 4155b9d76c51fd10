import { forget, keep, readKept } from './storage.ts'

const KEY = 'reloaded'

/**
 * Loads the document anew, once: when the same address fails again in this tab, nothing happens, so that a page that
 * cannot load never reloads in a loop. Without storage it cannot know, and does not reload. While the site cannot be
 * reached, the page that can be read stays.
 * @param isAsked whether the reader asks for it: then it is done again.
 * @param prepare what is to be done before, if the document is loaded anew; it stays if this says false.
 * @returns whether the page is being loaded.
 */
export async function reloadOnce(
  isAsked?: boolean,
  prepare?: () => boolean | undefined,
): Promise<boolean> {
  const { href } = location
  if (!isAsked && readKept('sessionStorage', KEY) === href) return false
  try {
    await fetch(href)
  } catch {
    return false
  }
  if (!keep('sessionStorage', KEY, href) || prepare?.() === false) return false
  location.reload()
  return true
}

/** Forgets the last reload, once a page is hydrated. */
export function forgetReload(): void {
  forget('sessionStorage', KEY)
}
