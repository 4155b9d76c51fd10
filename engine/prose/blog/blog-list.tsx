import { words } from '#words'
import { useArticle } from '../article-context.ts'
import { LongDate } from '../facts/long-date.tsx'
import { tag } from '../tag.ts'

/** The site's articles, newest first. */
export const BlogList = tag({}, function BlogList() {
  const { posts } = useArticle()
  if (posts.length === 0) return <p>{words.noPosts}</p>
  return (
    <ul>
      {posts.map(({ path, title, authors, date, description }) => (
        <li key={path}>
          <a href={path}>{title}</a>, <LongDate date={date} />
          {authors.length > 0 && `${words.by}${authors.join(', ')}`}. {description}
        </li>
      ))}
    </ul>
  )
})
