import type { Plugin } from 'vite'

/** What hydrates in browsers, and what takes its place. */
const PACKAGE = 'react-dom/client'
const EMPTY = `\0${PACKAGE}`

/**
 * Takes what hydrates out of the module that renders: each worker would load a megabyte that nothing there calls. Components
 * that hydrate name it, since they are the same in the browser.
 */
export function withoutHydrationPlugin(): Plugin {
  return {
    name: 'without-hydration',
    enforce: 'pre',
    resolveId: id => (id === PACKAGE ? EMPTY : undefined),
    load: id => (id === EMPTY ? 'export const hydrateRoot = undefined' : undefined),
  }
}
