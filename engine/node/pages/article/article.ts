import type { Heading } from '#model/outline.ts'
import type { SearchDocument } from '#model/search-document.ts'
import type { FileSize } from './image-size.ts'

/** An address that an article refers to. */
export interface Reference {
  /** As it was written. */
  address: string
  /** Line of the page, counted from 1; undefined for an address that comes from a component or from data. */
  line?: number | undefined
}

/** An image of this site. */
export interface ArticleImage extends Reference {
  size: FileSize
}

/** A link of an article to somewhere on this site. */
export interface InternalLink extends Reference {
  /** Site path it leads to. */
  path: string
  /** Fragment it leads to, without `#`; empty for the top of the page. */
  fragment: string
}

/**
 * A page's article, rendered and finished, and what is known of it: the second of the stages SourcePage, Article,
 * PageData and RenderedPage. It survives JSON.
 */
export interface Article {
  html: string
  headings: Heading[]
  /** Fragments a link may lead to. */
  ids: string[]
  links: InternalLink[]
  /** Images of this site. */
  images: ArticleImage[]
  documents: SearchDocument[]
  hasMathematics: boolean
  /** The page as Markdown, its addresses marked: see `engine/node/pages/twin/addresses.ts`. */
  twin: string
}
