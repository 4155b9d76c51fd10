import type { SidebarItem } from '#model/config/sidebar.ts'
import type { SiteConfig } from '#model/config/site.ts'
import { pagesInOrder } from '#model/sidebar.ts'
import { distinctSlugs } from '#model/slug.ts'
import { wordsOf } from '#words/languages.ts'
import { hasTwin } from '../twins.ts'
import type { ListedPage } from './listed-page.ts'

/** Pages that belong together: an area of the sidebar, or what is in none. */
export interface Area {
  name: string
  /** Part of the name of its file. */
  slug: string
  pages: readonly ListedPage[]
}

/**
 * All pages by the areas of the sidebar, each in reading order and in the first area that lists it; then those that
 * the sidebar does not list. The first page of a site, if no area has it, comes first.
 */
export function areasOf(
  { sidebar, title, language }: Pick<SiteConfig, 'sidebar' | 'title' | 'language'>,
  pages: readonly ListedPage[],
): Area[] {
  const left = new Map(pages.filter(hasTwin).map(page => [page.path, page]))
  const take = (path: string): ListedPage[] => {
    const page = left.get(path)
    left.delete(path)
    return page ? [page] : []
  }
  const isArea = ({ items = [] }: SidebarItem) => items.length > 0
  const listed = new Set(pagesInOrder(sidebar).map(({ link }) => link))
  const start = listed.has('/') ? [] : take('/')
  const single = pagesInOrder(sidebar.filter(item => !isArea(item))).flatMap(({ link }) =>
    take(link),
  )
  const inAreas = sidebar.filter(isArea).map(item => ({
    name: item.text,
    pages: pagesInOrder([item]).flatMap(({ link }) => take(link)),
  }))
  const all = [
    { name: title, pages: [...start, ...single] },
    ...inAreas,
    { name: wordsOf(language).morePages, pages: [...left.values()] },
  ].filter(area => area.pages.length > 0)
  const slug = distinctSlugs('area')
  return all.map(area => ({ ...area, slug: slug(area.name) }))
}
