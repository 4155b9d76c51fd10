import type { SidebarItem } from './config/sidebar.ts'
import { containsPath, type SidebarArea } from './sidebar.ts'

/** The innermost of nested sections that holds a path, by its text; `outer` when none of them does. */
function innermost(items: readonly SidebarItem[], path: string, outer: string): string {
  const section = items.find(item => item.items && containsPath(item, path))
  return section?.items ? innermost(section.items, path, section.text) : outer
}

/**
 * Title of the section of the sidebar that a page stands in: the innermost section that holds it, else its
 * area, else the page's own title.
 */
export function sectionTitle({
  path,
  title,
  sidebar,
}: {
  path: string
  title: string
  sidebar: readonly SidebarArea[]
}): string {
  const area = sidebar.find(({ items }) => items?.some(item => containsPath(item, path)))
  return area?.items ? innermost(area.items, path, area.text) : title
}
