import type { Page } from '@playwright/test'

/** Attribute of an element whose colors another one shows too. */
export const SAME_COLORS = 'data-same-colors'

/**
 * Marks all but the first of the elements that show text alike: in the same color, size and weight, on the same backgrounds,
 * layer by layer, at the same depth in the same kinds of elements. Whether one of them can be read tells it of all, and a
 * table of addresses has thousands.
 */
export function markSameColors(page: Page): Promise<void> {
  return page.evaluate(attribute => {
    const layers = new Map<Element, string>()
    /** The kinds of an element and of all around it, with what they paint. */
    const layersOf = (element: Element): string => {
      const known = layers.get(element)
      if (known !== undefined) return known
      const style = getComputedStyle(element)
      const own = [
        ...[
          element.tagName,
          element.getAttribute('class'),
          style.backgroundColor,
          style.backgroundImage,
        ],
        ...[style.opacity, style.position, style.zIndex, style.mixBlendMode, style.filter],
      ].join()
      const all = element.parentElement ? `${layersOf(element.parentElement)} ${own}` : own
      layers.set(element, all)
      return all
    }
    const seen = new Set<string>()
    for (const element of document.querySelectorAll('body *')) {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      const look = [layersOf(element), color, fontSize, fontWeight, textShadow].join()
      element.toggleAttribute(attribute, seen.has(look))
      seen.add(look)
    }
  }, SAME_COLORS)
}
