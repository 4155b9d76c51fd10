/** Name of the event by which a place that is about to be shown asks what hides it to let go. It bubbles. */
export const REVEAL = 'reveal'

/**
 * Shows a place of an article that may be hidden: opens the collapsed parts around it, and tells filters. What was
 * hidden could not be scrolled to, so that is done here.
 */
export function reveal(place: Element): void {
  const isHidden = !place.checkVisibility()
  for (
    let part = place.closest('details');
    part;
    part = part.parentElement?.closest('details') ?? null
  )
    part.open = true
  place.dispatchEvent(new Event(REVEAL, { bubbles: true }))
  if (isHidden) place.scrollIntoView()
}
