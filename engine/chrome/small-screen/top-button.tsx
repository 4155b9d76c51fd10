import type { ReactNode } from 'react'
import { ArrowUpIcon } from '#ui/icons.tsx'
import styles from './small-screen-bar.module.css'

function goToTop(): void {
  const heading = document.querySelector<HTMLElement>('#article h1')
  if (heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  scrollTo({ top: 0 })
}

/** Leads back to the top of the page, and the focus to its heading. */
export function TopButton(): ReactNode {
  return (
    <button type="button" className={styles.button} onClick={goToTop}>
      <ArrowUpIcon />
      Top
    </button>
  )
}
