import type { ReactNode } from 'react'
import styles from './landing.module.css'

/** The project's mark, drawn in the page so that it costs no request and takes the theme's colors. */
export function Mark(): ReactNode {
  return (
    <svg className={styles.mark} viewBox="5 5 46 46" width="64" height="64" aria-hidden="true">
      <circle cx="28" cy="28" r="19.5" fill="none" stroke="currentColor" strokeWidth="5" />
      <circle className={styles.filling} cx="25" cy="25.5" r="7.5" />
      <circle cx="35.2" cy="33.4" r="4.3" fill="currentColor" />
      <circle className={styles.rice} cx="24.8" cy="37.6" r="2.9" />
    </svg>
  )
}
