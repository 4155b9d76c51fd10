import type { PageData } from '#model/page.ts'

/** A page as the browser knows it: the article's markup and what the frame needs. */
export interface LoadedPage {
  data: PageData
  article: string
  /** Tags of the page's head that change from page to page. */
  head: readonly Element[]
  /**
   * Whether each visit asks for it anew: it stands for an address that was not there, and may be by then, it was shown
   * without the network, or it has addresses of contracts, of which nobody should read outdated ones.
   */
  isPassing: boolean
}
