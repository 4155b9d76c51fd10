import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** The frame around a drawing of the page, as figures have one. @param caption printed below it */
export function DrawingFrame({
  caption,
  children,
}: {
  caption: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <figure className={styles.frame}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
