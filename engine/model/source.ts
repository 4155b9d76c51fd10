/** Where a fact was read and when. */
export interface Source {
  /** What the page is, for a reader who meets it out of context. */
  readonly title: string
  /** Public address of the page. */
  readonly url: `https://${string}`
  /** When the page was read: a month (YYYY-MM) or a day (YYYY-MM-DD). */
  readonly checked: string
}
