import { createContext, use } from 'react'
import type { Frontmatter } from '#model/config/frontmatter.ts'
import type { SponsorGroup } from '#model/config/site.ts'

/** An article of the site's blog. */
export interface BlogPost {
  path: string
  title: string
  authors: string[]
  /** YYYY-MM-DD */
  date: string
  description: string
}

/** What an article may draw from besides its own words. */
export interface ArticleSurroundings {
  page: Frontmatter
  /** Newest first. */
  posts: readonly BlogPost[]
  sponsors: readonly SponsorGroup[]
  /** The text of a file below `content/snippets/`; it throws when there is none. */
  readSnippet: (file: string) => string
}

export const ArticleContext = createContext<ArticleSurroundings | undefined>(undefined)

/** The page an article belongs to and the lists it may show. */
export function useArticle(): ArticleSurroundings {
  const surroundings = use(ArticleContext)
  if (!surroundings) throw new Error('a tag stands outside an article')
  return surroundings
}
