import type { PageData } from '#model/page.ts'

/** A page as the browser knows it: the article's markup and what the frame needs. */
export interface LoadedPage {
  data: PageData
  article: string
  /** Tags of the page's head that change from page to page; absent for the page that came with the document. */
  head?: readonly Element[]
  /** Whether it stands for an address that was not there, and may be by the next visit. */
  isMissing?: boolean
}
