import type { PreviousPage } from '#chrome/frame/frame-context.ts'
import { normalizePath, withoutBase } from '#model/routes.ts'
import { site } from '../site.ts'

/** A place in the history of the tab. */
interface HistoryEntry {
  readonly url: string | null
  readonly index: number
}

/** What is used of the browser's Navigation API, which the types of the DOM do not have yet. */
interface BrowserNavigation {
  readonly currentEntry: HistoryEntry | null
  /** Those of this origin around the current one. */
  entries(): HistoryEntry[]
}

declare global {
  interface Window {
    readonly navigation?: BrowserNavigation
  }
}

function pathOf({ url }: HistoryEntry): string | undefined {
  if (!url) return undefined
  const path = withoutBase(new URL(url).pathname, site.basePath)
  return path === undefined ? undefined : normalizePath(path)
}

/**
 * The page of this site that the reader came from, however many places of the current page they have been to
 * since. Undefined when they came from elsewhere, and in browsers that do not tell.
 */
export function previousPage(path: string): PreviousPage | undefined {
  const navigation = typeof window === 'undefined' ? undefined : window.navigation
  const here = navigation?.currentEntry?.index
  if (!navigation || here === undefined) return undefined
  const entry = navigation.entries().findLast(each => each.index < here && pathOf(each) !== path)
  const previous = entry && pathOf(entry)
  if (!entry || previous === undefined) return undefined
  return {
    path: previous,
    goBack() {
      // Fragments of the same page may have been added since.
      const now = navigation.currentEntry?.index ?? here
      history.go(entry.index - now)
    },
  }
}
