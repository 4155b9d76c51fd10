import type { ReactNode } from 'react'
import {
  DROPDOWN_OFFSET_PX,
  MENU_HOVER_DELAY_MS,
  SUB_MENU_POINTER_GRACE_MS,
} from '#model/site-behavior.ts'
import { Dropdown } from '#ui/menu/dropdown.tsx'
import { EntryContent } from '#ui/menu/entry-content.tsx'
import { words } from '#words'
import bars from '../frame/bars.module.css'
import { useFrame } from '../frame/frame-context.ts'
import styles from './top-nav.module.css'
import { useNavEntries } from './use-nav-entries.tsx'

const className = `${bars.button} ${styles.entry}`

const menuSettings = {
  className,
  hoverDelay: MENU_HOVER_DELAY_MS,
  leaveGrace: SUB_MENU_POINTER_GRACE_MS,
  offset: DROPDOWN_OFFSET_PX,
}

/** The entries of the top navigation, side by side. Small screens have them in a menu instead. */
export function TopNav(): ReactNode {
  const { path } = useFrame().page
  const entries = useNavEntries()
  if (entries.length === 0) return null
  return (
    <nav className={styles.nav} aria-label={words.site}>
      <ul className={styles.entries}>
        {entries.map(entry => (
          <li key={entry.id}>
            {entry.items ? (
              <Dropdown entry={entry} settings={menuSettings} path={path} />
            ) : entry.link ? (
              <a className={className} aria-current={entry.current} {...entry.link}>
                <EntryContent entry={entry} />
              </a>
            ) : (
              <span className={styles.custom}>{entry.label}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
