import type { SourcePage } from '#model/page.ts'
import type { BlogPost } from '#prose/article-context.ts'
import { authorsOf } from '#prose/authors/authors-of.ts'

/** Folder whose dated pages are the site's articles. */
const BLOG_PATH = '/blog/'

/** The site's articles, newest first. */
export function blogPosts(pages: readonly SourcePage[]): BlogPost[] {
  return pages
    .flatMap(({ path, frontmatter: { title, authors, date, description } }) =>
      date && path.startsWith(BLOG_PATH)
        ? [{ path, title, authors: authorsOf(authors).map(({ name }) => name), date, description }]
        : [],
    )
    .sort((a, b) => (a.date < b.date ? 1 : -1))
}
