import type { ReactNode } from 'react'
import { documentIds } from '#model/document-ids.ts'
import { ArrowUpIcon } from '#ui/icons.tsx'
import { words } from '#words'
import bars from '../frame/bars.module.css'
import styles from './small-screen-bar.module.css'

function goToTop(): void {
  const heading = document.querySelector<HTMLElement>(`#${documentIds.article} h1`)
  if (heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  scrollTo({ top: 0 })
}

/** Leads back to the top of the page, and the focus to its heading. */
export function TopButton(): ReactNode {
  return (
    <button type="button" className={`${bars.button} ${styles.button}`} onClick={goToTop}>
      <ArrowUpIcon />
      {words.top}
    </button>
  )
}
