/**
 * A part of a page that a search can find: the page itself, or one of its sections.
 *
 * The specification's field `html` is not stored. A result's markup is derived when it is shown, from `text`,
 * as segments of plain text that match or do not (`search/highlight.ts`); React escapes each of them. So
 * nothing of a page or of a query is ever read as markup.
 */
export interface SearchDocument {
  /** Site path, with the heading's fragment for a section. */
  href: string
  /** Heading of the section, or the page's title. */
  title: string
  /** Headings above it, from the page's title down. */
  titles: string[]
  /** Plain text of the section. */
  text: string
  /** Whether it is the page itself rather than a section. */
  isPage: boolean
}

/** A document that a search found. */
export interface SearchResult extends Omit<SearchDocument, 'text'> {
  /** Plain text of the section; undefined until it has come, which is after the result. */
  text: string | undefined
  /** Whether it has a text with words. */
  hasText: boolean
  /** Place of the document in the index. */
  id: number
  /** How well it fits: the higher the better, comparable within one search only. */
  score: number
  /** Terms of the index that matched, in their normal form. */
  terms: string[]
}
