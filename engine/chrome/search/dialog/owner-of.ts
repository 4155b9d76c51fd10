/** Parts that come over a page, and go when something else takes the focus. */
const FLOATING = '[popover], [role="menu"], [role="dialog"]'

/**
 * What a part that floats over the page belongs to: the button that opens it, which it names by its id, or the word
 * that it stands behind and explains. It may have gone from the document already.
 * @param part something in it
 * @returns null for what stands in the page itself
 */
export function ownerOf(part: Element): Element | null {
  const floating = part.closest<HTMLElement>(FLOATING)
  const id = floating?.dataset.opener ?? floating?.getAttribute('aria-labelledby')
  return document.getElementById(id ?? '') ?? floating?.previousElementSibling ?? null
}
