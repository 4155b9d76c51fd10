import { z } from 'zod'
import { content, tag } from '../tag.ts'
import styles from './cards.module.css'

/** Ways on from a page, side by side. */
export const Cards = tag({ children: content }, function Cards({ children }) {
  return (
    <div className={styles.cards} data-md="list">
      {children}
    </div>
  )
})

/** One way on; all of it can be pressed. */
export const Card = tag(
  {
    title: z.string().min(1),
    /** Site path or address. */
    link: z.string().min(1),
    /** One sentence. */
    children: content,
  },
  function Card({ title, link, children }) {
    return (
      <div className={styles.card} data-md="card">
        <a className={styles.title} href={link}>
          {title}
        </a>
        <div className={styles.text}>{children}</div>
      </div>
    )
  },
)
