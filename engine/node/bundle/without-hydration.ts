import { exactRegex } from 'rolldown/filter'
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
    resolveId: { filter: { id: exactRegex(PACKAGE) }, handler: () => EMPTY },
    load: {
      filter: { id: exactRegex(EMPTY) },
      handler: () => 'export const hydrateRoot = undefined',
    },
  }
}
