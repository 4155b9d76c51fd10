import { createContext, use } from 'react'
import type { PublishedApi } from '#model/api/api.ts'
import type { Frontmatter } from '#model/config/frontmatter.ts'
import type { SidebarItem } from '#model/config/sidebar.ts'
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

/** What a commit changed on a page. */
export interface PageChange {
  path: string
  title: string
  /** The day of the commit in UTC, as YYYY-MM-DD. */
  date: string
  /** The first line of what its author wrote. */
  subject: string
}

/** A file of code, as a page shows it. */
export interface ShownSnippet {
  text: string
  /** What it printed when it was run. */
  output?: string
  /** Whether it was run with the documented example answers of the API. */
  isExampleAnswer?: boolean
  /** Address of the types of its names (`SampleTypes`). */
  types?: string
  /** The types that are short, each once, as code. */
  declarations?: readonly string[]
}

/** What an article may show besides its own words. */
export interface ArticleSurroundings {
  page: Frontmatter
  /** Newest first. */
  posts: readonly BlogPost[]
  /** What changed on pages, newest first; undefined where it is not known. */
  changes: readonly PageChange[] | undefined
  sponsors: readonly SponsorGroup[]
  /** That of the site, whatever the page shows of it. */
  sidebar: readonly SidebarItem[]
  /** A file below `content/snippets/`; it throws when there is none or its output is out of date. */
  readSnippet: (file: string) => ShownSnippet
  /** An API by the name of its definition's file; it throws when there is none or the definition is broken. */
  readApi: (file: string) => PublishedApi
}

/** What surrounds an article while it is rendered; read with `useArticle`. */
export const ArticleContext = createContext<ArticleSurroundings | undefined>(undefined)

/** The page an article belongs to and the lists it may show. */
export function useArticle(): ArticleSurroundings {
  const surroundings = use(ArticleContext)
  if (!surroundings) throw new Error('a tag stands outside an article')
  return surroundings
}
