import type { ReactNode } from 'react'
import styles from './mark.module.css'

/** A mark of ours that is drawn. */
interface MarkProps {
  /** Sets its size. */
  className: string | undefined
}

/** The shapes of the mark: the ring, the filling, a bite of it and a grain of rice. */
function Shapes(): ReactNode {
  return (
    <>
      <circle cx="28" cy="28" r="19.5" fill="none" stroke="currentColor" strokeWidth="5" />
      <circle className={styles.filling} cx="25" cy="25.5" r="7.5" />
      <circle cx="35.2" cy="33.4" r="4.3" fill="currentColor" />
      <circle className={styles.rice} cx="24.8" cy="37.6" r="2.9" />
    </>
  )
}

/** The project's mark, drawn in the page so that it costs no request and takes the theme's colors. */
export function Mark({ className }: MarkProps): ReactNode {
  return (
    <svg className={className} viewBox="5 5 46 46" width="64" height="64" aria-hidden="true">
      <Shapes />
    </svg>
  )
}

/** The mark with a bite taken, and what fell off: for a page that is gone. */
export function Bitten({ className }: MarkProps): ReactNode {
  return (
    <svg className={className} viewBox="5 1 50 50" width="64" height="64" aria-hidden="true">
      <mask id="bite">
        <path d="M0 0H60V60H0Z" fill="#fff" />
        <path d="M34 0H60V24H50L40 15Z" />
        <circle cx="36.5" cy="8" r="6" />
        <circle cx="41" cy="15" r="6.5" />
        <circle cx="48" cy="20" r="6" />
      </mask>
      <g mask="url(#bite)">
        <circle className={styles.inside} cx="28" cy="28" r="18" />
        <Shapes />
      </g>
      <circle cx="46.5" cy="5.5" r="1.6" fill="currentColor" />
      <circle className={styles.rice} cx="51.5" cy="9.5" r="1.3" />
      <circle className={styles.filling} cx="52.3" cy="3.6" r="0.9" />
    </svg>
  )
}
