import { reloadOnce } from './reload-once.ts'

/**
 * Fetches once more what this document has asked for as scripts. WebKit remembers that a script did not load beyond the
 * document, and asks for it no more until it has come in another way: so this goes before the document is loaded anew.
 * Scripts that have come are taken from what the browser keeps.
 */
export async function refetchScripts(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  await Promise.allSettled([...links].map(({ href }) => fetch(href)))
}

/** Loads the document anew, as the reader asks, with the scripts that did not load. @returns whether it is being loaded. */
export async function reloadWithScripts(): Promise<boolean> {
  await refetchScripts()
  return reloadOnce(true)
}
