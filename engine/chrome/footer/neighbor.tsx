import type { ReactNode } from 'react'
import type { PageLink } from '#model/sidebar.ts'
import { useLinkTo } from '../frame/frame-context.ts'
import styles from './docs-footer.module.css'

interface NeighborProps {
  rel: 'prev' | 'next'
  /** The keys that lead there too. */
  keys: string
  page: PageLink
  /** Which way it is, in words and as an arrow. */
  children: ReactNode
}

/** The link to the page before or after. */
export function Neighbor({ rel, keys, page, children }: NeighborProps): ReactNode {
  const linkTo = useLinkTo()
  return (
    <a
      className={rel === 'next' ? styles.next : undefined}
      rel={rel}
      title={keys}
      {...linkTo(page.link)}
    >
      <span className={styles.direction}>{children}</span>
      {page.text}
    </a>
  )
}
