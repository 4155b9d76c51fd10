import type { ReactNode } from 'react'
import { SearchIcon } from '#ui/icons.tsx'
import { words } from '#words'
import styles from './search-button.module.css'

/** Opens the search. The boot script answers it before anything else can, and keeps what is typed meanwhile. */
export function SearchButton(): ReactNode {
  return (
    <button
      type="button"
      className={`${styles.button} needs-script`}
      data-search-open=""
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Meta+K Control+K"
    >
      <SearchIcon />
      <span className={styles.label}>{words.searchButton}</span>
      <kbd className={styles.key}>/</kbd>
    </button>
  )
}
