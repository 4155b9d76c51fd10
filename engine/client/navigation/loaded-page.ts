import type { PageData } from '#model/page.ts'

/** A page as the browser knows it: the article's markup and what the frame needs. */
export interface LoadedPage {
  data: PageData
  article: string
  /** Tags of the page's head that change from page to page. */
  head: readonly Element[]
  /** When it was fetched, in milliseconds since 1970. */
  at: number
  /**
   * Whether each visit asks for it anew: it stands for an address that was not there, and may be by then, or it was shown
   * without the network.
   */
  isPassing: boolean
  /**
   * Whether it has addresses of contracts, of which nobody should read outdated ones: a link to it asks for it anew, and
   * the way back, which shows it at once, asks behind it.
   */
  hasAddresses: boolean
}
