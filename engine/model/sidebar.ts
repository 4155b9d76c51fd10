import type { SidebarItem } from './config/sidebar.ts'
import { isExternal } from './routes.ts'
import { SIDEBAR_MAX_AREAS } from './site-behavior.ts'

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

/**
 * The sidebar as a page shows it: its own area's tree, and a link to the start of each other area.
 * @param from place of the first of these areas among all
 */
export function shownSidebar(
  starts: readonly AreaStart[],
  current: CurrentArea | undefined,
  from = 0,
): SidebarArea[] {
  return starts.flatMap(({ text, link }, index): SidebarArea[] => {
    if (from + index === current?.place) return [{ text, items: current.items }]
    return link ? [{ text, link }] : []
  })
}

/** Site path of the page that lists the areas of a sidebar with more than every page links to. */
export const AREAS_PATH = '/all-areas'
/** File with the same list, as JSON: what the sidebar shows once it is asked for all areas. */
export const AREAS_FILE = 'all-areas.json'

/** Whether a sidebar has more areas than every page links to. */
export function hasManyAreas(sidebar: readonly SidebarItem[]): boolean {
  return sidebar.length > SIDEBAR_MAX_AREAS
}

/** How deep sections nest: 1 for a flat list, 0 for none. */
export function depthOf(items: readonly SidebarItem[]): number {
  return items.reduce((deepest, item) => Math.max(deepest, 1 + depthOf(item.items ?? [])), 0)
}
