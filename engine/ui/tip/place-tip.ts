/** Pixels between a tip and the edge of the window. */
const MARGIN = 8

/**
 * Places a tip, which is in the top layer, under what it explains, or above it where there is no room below. The two
 * touch, so that the pointer gets from one to the other; the tip's own padding keeps its box apart.
 * @param tip shown already, so that it has a size
 */
export function placeTip(tip: HTMLElement, target: HTMLElement): void {
  const { left, top, bottom } = target.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const x = Math.max(MARGIN, Math.min(left, document.documentElement.clientWidth - width - MARGIN))
  const y = bottom + height > innerHeight - MARGIN ? Math.max(MARGIN, top - height) : bottom
  tip.style.setProperty('left', `${x}px`)
  tip.style.setProperty('top', `${y}px`)
}
