import type { ReactNode } from 'react'
import { words } from '#words'
import type { Author } from '../authors/authors-of.ts'
import { LongDate } from '../facts/long-date.tsx'
import styles from './byline.module.css'

interface Props {
  authors: readonly Author[]
  date: string | undefined
}

/** When an article was written, and by whom. */
export function Byline({ authors, date }: Props): ReactNode {
  return (
    <p className={styles.byline}>
      {date && <LongDate date={date} />}
      {date && authors.length > 0 && words.by}
      {!date && words.byFirst}
      {authors.map(({ name, url }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          {url ? <a href={url}>{name}</a> : name}
        </span>
      ))}
    </p>
  )
}
