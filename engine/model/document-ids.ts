/** Id of what is announced to screen readers. Apart, for the boot script needs no other. */
export const STATUS_ID = 'status'

/** By what name the boot script imports the app: the import map of a page says which file that is. */
export const APP_MODULE = 'app'

/** Ids of the elements that every document has, for those who write it and those who read it. */
export const documentIds = {
  /** Holds the app: the frame with the article inside. */
  app: 'app',
  /** Holds the article. */
  article: 'article',
  /** Holds a page's data as JSON. */
  pageData: 'page-data',
  /** What is announced to screen readers. */
  status: STATUS_ID,
} as const
