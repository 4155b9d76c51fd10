import type { PageData } from '#model/page.ts'

/** Id of the element that holds a page's data as JSON. */
export const PAGE_DATA_ID = 'page-data'
/** Id of the element that holds a page's article. */
export const ARTICLE_ID = 'article'

/** A page as the browser knows it: the article's markup and what the frame needs. */
export interface LoadedPage {
  data: PageData
  article: string
  /** Tags of the page's head that change from page to page; absent for the page that came with the document. */
  head?: readonly Element[]
}
