/** A part of a page that a search can find: the page itself, or one of its sections. */
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
