import type { ReactNode } from 'react'
import { EntryContent } from './entry-content.tsx'
import styles from './menu.module.css'
import type { MenuEntry } from './menu-entry.ts'

interface Props {
  entries: readonly MenuEntry[]
  /** Called when a link is followed. */
  onFollow?: (() => void) | undefined
}

/** The entries of a menu as plain links; a group is its name above its links. */
export function LinkList({ entries, onFollow }: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map(entry => (
        <li key={entry.id}>
          {entry.link ? (
            <a
              className={styles.item}
              href={entry.link.href}
              target={entry.link.target}
              rel={entry.link.rel}
              aria-current={entry.current}
              onClick={onFollow}
            >
              <EntryContent entry={entry} />
            </a>
          ) : (
            <span className={styles.groupName}>{entry.label}</span>
          )}
          {entry.items && <LinkList entries={entry.items} onFollow={onFollow} />}
        </li>
      ))}
    </ul>
  )
}
