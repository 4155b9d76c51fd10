import type { TopNavItem } from '#model/config/top-nav.ts'
import { type CurrentMark, markOf, topNavMarks } from '#model/top-nav.ts'
import type { MenuEntry } from '#ui/menu/menu-entry.ts'
import { useFrame, useLinkTo } from '../frame/frame-context.ts'
import { NavLabel } from './nav-label.tsx'

/** The entries of the top navigation as links and groups of links, those of the current page marked. */
export function useNavEntries(): MenuEntry[] {
  const { page, site } = useFrame()
  const linkTo = useLinkTo()

  const entryOf = (item: TopNavItem, current: CurrentMark | undefined): MenuEntry => {
    const { id = item.text, items, link } = item
    const own = link === undefined ? undefined : linkTo(link)
    const entry: MenuEntry = { id, label: <NavLabel item={item} />, current }
    // Other versions are other sites: the browser itself goes there.
    const versions: MenuEntry[] = (item.versions && page.versions ? page.versions : []).map(
      ({ label, href, isThis }) => ({
        id: `version ${label}`,
        label,
        current: isThis && 'true',
        link: isThis ? { href } : { href, target: '_top' },
      }),
    )
    if (!items && versions.length === 0) return { ...entry, link: own }
    const below = (items ?? []).map(child => entryOf(child, markOf(child, page.path)))
    // A group opens when it is pressed, so that its own link becomes the first inside.
    const ownMark = markOf({ text: item.text, link }, page.path)
    const first: MenuEntry[] = own
      ? [{ id: `${id}, itself`, label: item.text, current: ownMark, link: own }]
      : []
    return { ...entry, items: [...first, ...versions, ...below] }
  }
  const marks = topNavMarks(site.topNav, {
    path: page.path,
    start: page.area && site.areas.find(({ link }) => link)?.link,
  })
  return site.topNav.map((item, index) => entryOf(item, marks[index]))
}
