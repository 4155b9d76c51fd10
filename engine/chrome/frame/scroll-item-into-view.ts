import { SCROLL_INTO_VIEW_MARGIN_PX } from '#model/site-behavior.ts'

/**
 * Scrolls a column of the frame, and nothing else, so that one of its items stands clear of its edges.
 * @param column the element that scrolls
 * @param selector of the item; without one in the column, nothing happens
 */
export function scrollItemIntoView(column: HTMLElement, selector: string): void {
  const item = column.querySelector<HTMLElement>(selector)
  if (!item) return
  const view = column.getBoundingClientRect()
  const place = item.getBoundingClientRect()
  const isInView =
    place.top >= view.top + SCROLL_INTO_VIEW_MARGIN_PX &&
    place.bottom <= view.bottom - SCROLL_INTO_VIEW_MARGIN_PX
  if (!isInView) column.scrollTop += place.top - view.top - (view.height - place.height) / 2
}
