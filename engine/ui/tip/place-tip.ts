/** Pixels between a name and its tip, and between the tip and the edge of the window. */
const GAP = 6
const MARGIN = 8

/**
 * Places a tip, which is in the top layer, under what it explains, or above it where there is no room below.
 * @param tip shown already, so that it has a size
 */
export function placeTip(tip: HTMLElement, target: HTMLElement): void {
  const { left, top, bottom } = target.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const x = Math.max(MARGIN, Math.min(left, document.documentElement.clientWidth - width - MARGIN))
  const below = bottom + GAP
  const y = below + height > innerHeight - MARGIN ? Math.max(MARGIN, top - GAP - height) : below
  tip.style.setProperty('left', `${x}px`)
  tip.style.setProperty('top', `${y}px`)
}
