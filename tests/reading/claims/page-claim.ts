/** A statement that a page must make. */
export interface PageClaim {
  /** Name of the claim. */
  readonly id: string
  /** Path of the page. */
  readonly page: string
  /**
   * What must stand in the page's article once tags and the marks of heading anchors are taken out and white space is single:
   * the cells of a table row follow each other with one space between them.
   */
  readonly text: string
}
