import type { ReactNode } from 'react'
import styles from './cards.module.css'

/** Ways on from a page, side by side. */
export function Cards({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.cards}>{children}</div>
}

interface CardProps {
  title: string
  /** Site path or address. */
  link: string
  /** One sentence. */
  children: ReactNode
}

/** One way on; all of it can be pressed. */
export function Card({ title, link, children }: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <a className={styles.title} href={link}>
        {title}
      </a>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
