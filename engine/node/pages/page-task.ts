import type { Frontmatter } from '#model/config/frontmatter.ts'
import type { HeadTag } from '#model/head.ts'
import type { PageData } from '#model/page.ts'
import type { SearchDocument } from '#model/search-document.ts'
import type { BlogPost } from '#prose/article-context.ts'
import type { InternalLink } from './links.ts'

/** What a worker is told once. */
export interface WorkerSettings {
  /** Folder of the site. */
  root: string
  serverFile: string
  environment: { SITE_URL?: string | undefined; BASE_PATH?: string | undefined }
  posts: readonly BlogPost[]
}

/** A page to draw. */
export interface PageTask {
  path: string
  filePath: string
  source: string
  frontmatter: Frontmatter
  lastUpdatedAt?: string | undefined
  /** False for a page that answers unknown paths. */
  indexed: boolean
}

/** A page, drawn, and what is known of it. It survives JSON. */
export interface PageResult {
  path: string
  filePath: string
  data: PageData
  head: HeadTag[]
  app: string
  ids: string[]
  links: InternalLink[]
  images: string[]
  documents: SearchDocument[]
  hasMathematics: boolean
}
