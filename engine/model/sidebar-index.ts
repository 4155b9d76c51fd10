import type { SidebarItem } from './config/sidebar.ts'
import {
  type AreaStart,
  areaStarts,
  type CurrentArea,
  hasManyAreas,
  type PageLink,
  pagesInOrder,
} from './sidebar.ts'
import { SIDEBAR_AREAS_BESIDE } from './site-behavior.ts'

/** The entries from an area down to one with some link: the area first, the entry itself last. */
type Trail = readonly [area: SidebarItem, ...below: SidebarItem[]]

/** Where the links of a sidebar stand. */
interface SidebarIndex {
  /** Pages in reading order. */
  pages: readonly PageLink[]
  /** Place of each of these, by its link. */
  places: ReadonlyMap<string, number>
  /** The first entry with each link, with those above it and the place of its area. */
  trails: ReadonlyMap<string, { area: number; trail: Trail }>
}

/** Each sidebar is walked once: every page of a site asks for its own place. */
const indexes = new WeakMap<readonly SidebarItem[], SidebarIndex>()

function makeIndex(sidebar: readonly SidebarItem[]): SidebarIndex {
  const trails = new Map<string, { area: number; trail: Trail }>()
  const walk = (area: number, trail: Trail, item: SidebarItem) => {
    if (item.link !== undefined && !trails.has(item.link)) trails.set(item.link, { area, trail })
    for (const each of item.items ?? []) walk(area, [...trail, each], each)
  }
  for (const [area, item] of sidebar.entries()) walk(area, [item], item)
  const pages = pagesInOrder(sidebar)
  return { pages, places: new Map(pages.map(({ link }, place) => [link, place])), trails }
}

function indexOf(sidebar: readonly SidebarItem[]): SidebarIndex {
  const known = indexes.get(sidebar) ?? makeIndex(sidebar)
  indexes.set(sidebar, known)
  return known
}

/** The entries of a sidebar from an area down to a page; none for a page that it does not list. */
export function trailTo(sidebar: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  return indexOf(sidebar).trails.get(path)?.trail ?? []
}

/** The area of a sidebar that a page stands in, and its place; undefined for a page that the sidebar does not list. */
export function areaWith(
  sidebar: readonly SidebarItem[],
  path: string,
): { area: SidebarItem; place: number } | undefined {
  const found = indexOf(sidebar).trails.get(path)
  return found && { area: found.trail[0], place: found.area }
}

/** The pages before and after a path in reading order; none for a page that the sidebar does not list. */
export function neighbors(
  sidebar: readonly SidebarItem[],
  path: string,
): { previous?: PageLink; next?: PageLink } {
  const { pages, places } = indexOf(sidebar)
  const at = places.get(path)
  if (at === undefined) return {}
  const previous = pages[at - 1]
  const next = pages[at + 1]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** The area that a page stands in, with its entries; undefined for a page that the sidebar does not list. */
export function areaOf(sidebar: readonly SidebarItem[], path: string): CurrentArea | undefined {
  const found = areaWith(sidebar, path)
  if (!found) return undefined
  const { area, place } = found
  const own = area.link ? [{ text: area.text, link: area.link }] : []
  return { place, items: [...own, ...(area.items ?? [])] }
}

/**
 * The areas that a page brings along where a sidebar has many: those beside its own, or the first ones for a page that the
 * sidebar does not list. Undefined where every page links to all.
 */
export function areasBeside(
  sidebar: readonly SidebarItem[],
  place = 0,
): { areas: AreaStart[]; areasFrom: number } | undefined {
  if (!hasManyAreas(sidebar)) return undefined
  const from = Math.max(0, place - SIDEBAR_AREAS_BESIDE)
  const areas = areaStarts(sidebar.slice(from, place + SIDEBAR_AREAS_BESIDE + 1))
  return { areas, areasFrom: from }
}
