import { SCROLL_INTO_VIEW_MARGIN_PX } from '#model/site-behaviour.ts'

/** Scrolls a sidebar, and nothing else, so that its current item stands clear of its edges. */
export function scrollItemIntoView(sidebar: HTMLElement): void {
  const item = sidebar.querySelector<HTMLElement>('[aria-current="page"]')
  if (!item) return
  const view = sidebar.getBoundingClientRect()
  const place = item.getBoundingClientRect()
  const isInView =
    place.top >= view.top + SCROLL_INTO_VIEW_MARGIN_PX &&
    place.bottom <= view.bottom - SCROLL_INTO_VIEW_MARGIN_PX
  if (!isInView) sidebar.scrollTop += place.top - view.top - (view.height - place.height) / 2
}
