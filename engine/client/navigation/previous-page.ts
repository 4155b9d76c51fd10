import type { PreviousPage } from '#chrome/frame/frame-context.ts'
import { normalizePath, withoutBase } from '#model/routes.ts'
import { site } from '../site.ts'
import { type TabHistoryEntry, tabHistory } from './tab-history.ts'

function pathOf({ url }: TabHistoryEntry): string | undefined {
  if (!url) return undefined
  const path = withoutBase(new URL(url).pathname, site.basePath)
  return path === undefined ? undefined : normalizePath(path)
}

/**
 * The page of this site that the reader came from, however many places of the current page they have been to
 * since. Undefined when they came from elsewhere, and in browsers that do not tell.
 */
export function previousPage(path: string): PreviousPage | undefined {
  const tab = tabHistory()
  const here = tab?.currentEntry?.index
  if (!tab || here === undefined) return undefined
  const entry = tab.entries().findLast(each => each.index < here && pathOf(each) !== path)
  const previous = entry && pathOf(entry)
  if (!entry || previous === undefined) return undefined
  return {
    path: previous,
    goBack() {
      // Fragments of the same page may have been added since.
      const now = tab.currentEntry?.index ?? here
      history.go(entry.index - now)
    },
  }
}
