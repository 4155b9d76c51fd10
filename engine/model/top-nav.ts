import type { TopNavItem } from './config/top-nav.ts'
import { isExternal, normalizePath } from './routes.ts'

/** How an entry is marked, in the words of `aria-current`: it is this page, or this page lies below it. */
export type CurrentMark = 'page' | 'true'

/** The page for which entries are marked. */
interface Place {
  /** Site path of the page. */
  path: string
  /** The first page of the sidebar, where the page stands in it and shows it. */
  start: string | undefined
}

/**
 * The mark of one entry: `page` when it leads to the path, `true` when the path lies below its link or when
 * an entry below it is marked.
 */
export function markOf({ link, items = [] }: TopNavItem, path: string): CurrentMark | undefined {
  if (link && !isExternal(link)) {
    const own = normalizePath(link)
    if (own === path) return 'page'
    if (own !== '/' && path.startsWith(`${own}/`)) return 'true'
  }
  return items.some(item => markOf(item, path)) ? 'true' : undefined
}

/**
 * The marks of all entries, in their order. On a page of the sidebar that no entry leads to, the entry that
 * leads to the sidebar's first page is marked: it stands for the documentation as a whole.
 */
export function topNavMarks(
  items: readonly TopNavItem[],
  { path, start }: Place,
): (CurrentMark | undefined)[] {
  const marks = items.map(item => markOf(item, path))
  if (start === undefined || marks.some(mark => mark)) return marks
  return items.map(({ link }) => (link === start ? 'true' : undefined))
}
