import type { ReactNode } from 'react'
import { useArticle } from './article-context.ts'
import { authorsOf } from './authors/authors-of.ts'
import { Byline } from './blog/byline.tsx'

/** The page's title, and for an article who wrote it and when. */
export function PageHeading(): ReactNode {
  const { title, authors, date } = useArticle().page
  const writers = authorsOf(authors)
  return (
    <>
      <h1>{title}</h1>
      {(writers.length > 0 || date) && <Byline authors={writers} date={date} />}
    </>
  )
}
