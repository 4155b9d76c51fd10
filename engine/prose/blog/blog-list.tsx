import type { ReactNode } from 'react'
import { ARTICLE_DATE_LOCALE, ARTICLE_DATE_STYLE } from '#model/site-behavior.ts'
import { useArticle } from '../article-context.ts'

const format = new Intl.DateTimeFormat(ARTICLE_DATE_LOCALE, {
  dateStyle: ARTICLE_DATE_STYLE,
  timeZone: 'UTC',
})

/** The site's articles, newest first. */
export function BlogList(): ReactNode {
  const { posts } = useArticle()
  if (posts.length === 0) return <p>No articles have been published here yet.</p>
  return (
    <ul>
      {posts.map(({ path, title, authors, date, description }) => (
        <li key={path}>
          <a href={path}>{title}</a>, <time dateTime={date}>{format.format(new Date(date))}</time>
          {authors.length > 0 && ` by ${authors.join(', ')}`}. {description}
        </li>
      ))}
    </ul>
  )
}
