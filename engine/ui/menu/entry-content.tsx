import type { ReactNode } from 'react'
import { ArrowUpRightIcon } from '../icons.tsx'
import { NewTabNote } from '../new-tab-note.tsx'
import styles from './menu.module.css'
import type { MenuEntry } from './menu-entry.ts'

/** What a link of a menu shows: its label, and whether it leads to another tab. */
export function EntryContent({ entry: { label, link } }: { entry: MenuEntry }): ReactNode {
  return (
    <>
      <span className={styles.label}>{label}</span>
      {link?.target === '_blank' && (
        <>
          <NewTabNote />
          <span className={styles.mark}>
            <ArrowUpRightIcon />
          </span>
        </>
      )}
    </>
  )
}
