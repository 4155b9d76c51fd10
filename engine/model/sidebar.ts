import type { SidebarItem } from './config/sidebar.ts'
import { isExternal } from './routes.ts'

/** A link to a page: what previous, next and the other areas of the sidebar are. */
export interface PageLink {
  text: string
  link: string
}

/** Where an area of the site begins, if it has a page. */
export interface AreaStart {
  text: string
  link?: string
}

/** The area that a page stands in: its place among all areas, and its entries. */
export interface CurrentArea {
  place: number
  items: SidebarItem[]
}

/** An area of the site as the sidebar shows it: the current one with its tree, the others as a link. */
export interface SidebarArea {
  text: string
  /** Where the area begins, when it is not the current one. */
  link?: string
  /** Entries, when it is the current one. */
  items?: SidebarItem[]
}

/** The pages of a sidebar in reading order: links on this site that can be pressed, each once. */
export function pagesInOrder(items: readonly SidebarItem[]): PageLink[] {
  const seen = new Set<string>()
  const pages: PageLink[] = []
  const walk = (item: SidebarItem) => {
    const { link, text } = item
    if (link && !item.disabled && !isExternal(link) && !seen.has(link)) {
      seen.add(link)
      pages.push({ text, link })
    }
    item.items?.forEach(walk)
  }
  items.forEach(walk)
  return pages
}

/** Whether a path is the item's own link or lies somewhere below it. */
export function containsPath(item: SidebarItem, path: string): boolean {
  return item.link === path || (item.items ?? []).some(child => containsPath(child, path))
}

/** The areas of a sidebar, each with its start. They are the same for all pages, so that no page has to bring them. */
export function areaStarts(sidebar: readonly SidebarItem[]): AreaStart[] {
  return sidebar.map(area => {
    const first = pagesInOrder([area])[0]
    return { text: area.text, ...(first && { link: first.link }) }
  })
}

/** The area that a page stands in; undefined for a page that the sidebar does not list. */
export function areaOf(sidebar: readonly SidebarItem[], path: string): CurrentArea | undefined {
  const place = sidebar.findIndex(area => containsPath(area, path))
  const area = sidebar[place]
  if (!area) return undefined
  const own = area.link ? [{ text: area.text, link: area.link }] : []
  return { place, items: [...own, ...(area.items ?? [])] }
}

/** The sidebar as a page shows it: its own area's tree, and a link to the start of each other area. */
export function shownSidebar(
  starts: readonly AreaStart[],
  current: CurrentArea | undefined,
): SidebarArea[] {
  return starts.flatMap(({ text, link }, place): SidebarArea[] => {
    if (place === current?.place) return [{ text, items: current.items }]
    return link ? [{ text, link }] : []
  })
}

/** The pages before and after a path in reading order; none for a page that the sidebar does not list. */
export function neighbors(
  sidebar: readonly SidebarItem[],
  path: string,
): { previous?: PageLink; next?: PageLink } {
  const pages = pagesInOrder(sidebar)
  const at = pages.findIndex(page => page.link === path)
  if (at === -1) return {}
  const previous = pages[at - 1]
  const next = pages[at + 1]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** How deep sections nest: 1 for a flat list, 0 for none. */
export function depthOf(items: readonly SidebarItem[]): number {
  return items.reduce((deepest, item) => Math.max(deepest, 1 + depthOf(item.items ?? [])), 0)
}
