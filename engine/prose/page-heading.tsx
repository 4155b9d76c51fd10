import type { ReactNode } from 'react'
import { words } from '#words'
import { useArticle } from './article-context.ts'
import { authorsOf } from './authors/authors-of.ts'
import { LongDate } from './facts/long-date.tsx'
import styles from './page-heading.module.css'

/** The page's title, and for an article who wrote it and when. */
export function PageHeading(): ReactNode {
  const { title, authors, date } = useArticle().page
  const writers = authorsOf(authors)
  return (
    <>
      <h1>{title}</h1>
      {(writers.length > 0 || date) && (
        <p className={styles.byline}>
          {date && <LongDate date={date} />}
          {date && writers.length > 0 && words.by}
          {!date && writers.length > 0 && words.byFirst}
          {writers.map(({ name, url }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              {url ? <a href={url}>{name}</a> : name}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
