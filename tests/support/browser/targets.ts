import type { Page } from '@playwright/test'

/** Side of the square that a target fills at least, in CSS pixels (WCAG 2.2, criterion 2.5.8). */
const TARGET_SIZE_PX = 24

/**
 * Targets of a page that are too small, as it stands, each with its size. The criterion's own exceptions hold:
 * - *Spacing*: a circle of that diameter around the target's center touches no other target, and no circle of
 *   another target that is too small.
 * - *Inline*: a link among the words of a text, whose height is that of the line. The link beside a heading is no
 *   word of it, and so has to be large enough.
 * - *User agent control*: its size is the browser's own. None is used here.
 * - *Equivalent* and *essential*: none is used here.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(size => {
    const TARGETS =
      'a[href], button, summary, input, select, textarea, [role="button"], [role="tab"], [role="option"], [role^="menuitem"], [role="slider"]'

    const isShown = (element: Element) => {
      const { width, height, right, bottom } = element.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        right > 0 &&
        bottom + scrollY > 0 &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true })
      )
    }

    /** Whether words that are no target stand in the same line of text. */
    const isAmongWords = (element: Element) => {
      if (element.matches('.anchor') || getComputedStyle(element).display !== 'inline') return false
      let block = element.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      if (!block) return false
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode
        if (/\w/.test(textContent ?? '') && !parentElement?.closest(TARGETS)) return true
      }
      return false
    }

    /** What a press has to hit: with a control, its label answers too. */
    const boxOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const boxes = [element, ...labels].map(part => part.getBoundingClientRect())
      return boxes.reduce((largest, box) =>
        Math.min(box.width, box.height) > Math.min(largest.width, largest.height) ? box : largest,
      )
    }

    const targets = [...document.querySelectorAll(TARGETS)].filter(isShown).map(element => {
      const box = boxOf(element)
      // Half a pixel is the browser's rounding.
      const isSmall = box.width < size - 0.5 || box.height < size - 0.5
      return { element, box, isSmall, x: box.x + box.width / 2, y: box.y + box.height / 2 }
    })

    const small = targets.filter(({ element, isSmall }) => isSmall && !isAmongWords(element))
    const isCrowded = (target: (typeof targets)[number]) =>
      targets.some(({ element, box, isSmall, x, y }) => {
        if (element === target.element) return false
        if (element.contains(target.element) || target.element.contains(element)) return false
        if (isSmall && Math.hypot(x - target.x, y - target.y) < size) return true
        const besideX = Math.max(box.left - target.x, 0, target.x - box.right)
        const besideY = Math.max(box.top - target.y, 0, target.y - box.bottom)
        return Math.hypot(besideX, besideY) < size / 2
      })
    return small
      .filter(target => target.element.matches('.anchor') || isCrowded(target))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
        const { width, height } = box
        return `${element.localName} “${name.slice(0, 40)}”: ${width.toFixed(1)} by ${height.toFixed(1)}`
      })
  }, TARGET_SIZE_PX)
}
