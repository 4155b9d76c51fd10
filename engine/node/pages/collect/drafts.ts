import type { SidebarItem } from '#model/config/sidebar.ts'
import type { SourcePage } from '#model/page.ts'
import type { Words } from '#words/en.ts'

/** Whether a page is being written, and not published yet. */
export function isDraft({ frontmatter }: Pick<SourcePage, 'frontmatter'>): boolean {
  return frontmatter.draft === true
}

/** The paths of the drafts among some pages. */
export function draftPaths(pages: readonly SourcePage[]): ReadonlySet<string> {
  return new Set(pages.filter(isDraft).map(({ path }) => path))
}

/** A page as those see it who write: a draft says in its title that it is one. */
export function withDraftMark(page: SourcePage, words: Words): SourcePage {
  if (!isDraft(page)) return page
  const { frontmatter } = page
  return { ...page, frontmatter: { ...frontmatter, title: words.draft(frontmatter.title) } }
}

/** Entries of a sidebar without those of some pages. A section with other pages stays, as words; an empty one goes. */
export function withoutEntries(
  items: readonly SidebarItem[],
  paths: ReadonlySet<string>,
): SidebarItem[] {
  return items.flatMap(item => {
    const { link, items: below, ...words } = item
    const kept = below && withoutEntries(below, paths)
    const isHidden = link !== undefined && paths.has(link)
    if (!isHidden && kept?.length === below?.length)
      return kept ? [{ ...item, items: kept }] : [item]
    if (kept && kept.length > 0) return [{ ...(isHidden ? words : item), items: kept }]
    return isHidden || link === undefined ? [] : [item]
  })
}
