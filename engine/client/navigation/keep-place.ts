import { documentIds } from '#model/document-ids.ts'

function inArticle<Found extends HTMLElement>(selector: string): Found[] {
  return [...document.querySelectorAll<Found>(`#${documentIds.article} ${selector}`)]
}

/** How far below the top of the window something stands, in CSS pixels; undefined for what is hidden. */
function topOf(element: Element): number | undefined {
  const { top, height } = element.getBoundingClientRect()
  return height > 0 ? top : undefined
}

/** Notes what the reader sees first. @returns scrolls to where that stands by then; who is at the top stays there. */
function keepScroll(): () => void {
  // What comes in above the title, such as from when the page is, is then seen.
  if (scrollY <= 0) return () => {}
  const seen = inArticle('[id]').find(element => (topOf(element) ?? -1) >= 0)
  const before = seen && topOf(seen)
  return () => {
    const now = document.getElementById(seen?.id ?? '')
    const after = now ? topOf(now) : undefined
    if (before !== undefined && after !== undefined) scrollBy(0, after - before)
  }
}

/** Notes what in the article has the focus. @returns gives it to what stands in its place by then. */
function keepFocus(): () => void {
  const { activeElement } = document
  if (!activeElement) return () => {}
  const { id, localName } = activeElement
  const at = inArticle(localName).indexOf(activeElement as HTMLElement)
  if (at === -1) return () => {}
  return () => {
    const now = document.getElementById(id) ?? inArticle(localName)[at] ?? inArticle('h1')[0]
    if (!now) return
    // A heading takes it only because it was led there.
    if (activeElement.hasAttribute('tabindex')) now.tabIndex = -1
    now.focus({ preventScroll: true })
  }
}

/**
 * Notes where the reader is in the article: what they see first, and what has the focus.
 * @returns brings them back there, once another version of the article has taken its place.
 */
export function keepPlace(): () => void {
  const scrollBack = keepScroll()
  const focusBack = keepFocus()
  return () => {
    focusBack()
    scrollBack()
  }
}
