import type { ReactNode } from 'react'
import { POPOVER_OFFSET_PX } from '#model/site-behavior.ts'
import { MenuIcon } from '#ui/icons.tsx'
import { LinkList } from '#ui/menu/link-list.tsx'
import { DisclosurePopover } from '#ui/popover/disclosure-popover.tsx'
import { words } from '#words'
import { useFrame } from '../frame/frame-context.ts'
import styles from './top-nav.module.css'
import { useNavEntries } from './use-nav-entries.tsx'

/** The entries of the top navigation behind a button, for small screens. */
export function TopMenu(): ReactNode {
  const { path } = useFrame().page
  const entries = useNavEntries()
  if (entries.length === 0) return null
  return (
    <nav className={styles.menu} aria-label={words.siteMenu}>
      <DisclosurePopover
        name={words.menu}
        button={<MenuIcon />}
        isIcon
        className="icon-button"
        offset={POPOVER_OFFSET_PX}
        path={path}
      >
        {onFollow => <LinkList entries={entries} onFollow={onFollow} />}
      </DisclosurePopover>
    </nav>
  )
}
