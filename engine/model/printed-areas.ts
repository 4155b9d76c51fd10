import type { SidebarItem } from './config/sidebar.ts'
import { PRINT_FOLDER } from './print-folder.ts'
import { type PageLink, pagesInOrder } from './sidebar.ts'
import { areaWith } from './sidebar-index.ts'
import { PRINTED_AREA_MAX_PAGES } from './site-behavior.ts'
import { distinctSlugs } from './slug.ts'

/** An area of the sidebar that can be read and printed as one document. */
export interface PrintedArea {
  name: string
  /** Site path of the document. */
  path: string
  /** Links of the area, in reading order; those that an earlier area has are not among them. */
  pages: readonly PageLink[]
}

/** Each sidebar is walked once: every page of a site asks for its own area. */
const known = new WeakMap<readonly SidebarItem[], readonly (PrintedArea | undefined)[]>()

function printedAreasByPlace(
  sidebar: readonly SidebarItem[],
): readonly (PrintedArea | undefined)[] {
  const slug = distinctSlugs('area')
  return sidebar.map((area, place) => {
    const pages = pagesInOrder([area]).filter(
      ({ link }) => areaWith(sidebar, link)?.place === place,
    )
    // Every page can be printed by itself, and too many are more than a browser lays out.
    if (pages.length < 2 || pages.length > PRINTED_AREA_MAX_PAGES) return undefined
    return { name: area.text, path: `/${PRINT_FOLDER}/${slug(area.text)}`, pages }
  })
}

function byPlace(sidebar: readonly SidebarItem[]): readonly (PrintedArea | undefined)[] {
  const areas = known.get(sidebar) ?? printedAreasByPlace(sidebar)
  known.set(sidebar, areas)
  return areas
}

/** The areas of a sidebar that have several pages, but not more than a browser can lay out. */
export function printedAreas(sidebar: readonly SidebarItem[]): PrintedArea[] {
  return byPlace(sidebar).filter(area => area !== undefined)
}

/** The document that a page is in with all others of its area; undefined for a page that is in none. */
export function printedAreaWith(
  sidebar: readonly SidebarItem[],
  sitePath: string,
): PrintedArea | undefined {
  const found = areaWith(sidebar, sitePath)
  return found && byPlace(sidebar)[found.place]
}
