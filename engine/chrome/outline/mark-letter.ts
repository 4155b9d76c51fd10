/**
 * Marks the letter being read in an article's alphabet, where it has one, and brings it into view there.
 * @param activeId id of the heading being read
 */
export function markLetter(activeId: string | undefined): void {
  for (const letter of document.querySelectorAll<HTMLAnchorElement>('[data-letters] a')) {
    const isRead = letter.hash === `#${activeId}`
    if (!isRead) letter.removeAttribute('aria-current')
    else {
      letter.setAttribute('aria-current', 'location')
      const row = letter.parentElement
      if (row) row.scrollLeft = letter.offsetLeft - row.clientWidth / 2
    }
  }
}
