/** Attribute of what the worker adds to a page that it shows without the network. Apart, for the app needs no other word of the worker. */
export const KEPT_ATTRIBUTE = 'data-kept'

/** What begins with it, as markup: no text of an article can look like it. */
const MARK = new RegExp(`<\\w+ ${KEPT_ATTRIBUTE}`)

/** Whether an article says from when it is. */
export function isMarked(article: string): boolean {
  return MARK.test(article)
}
