/** The boxes of the words of a part of a page, and what is wrong with them. */
import type { Locator } from '@playwright/test'

/** A box in pixels of the page. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A line of words, where it must be, and whether that is a box with a ground of its own, which hides what is below. */
interface Words extends Box {
  readonly text: string
  /** The nearest part around it that has a border or holds a drawing. */
  readonly frame: Box
  readonly isBoxed: boolean
}

/** How far boxes may reach into one another, in pixels: less is not seen. */
const UNSEEN = 0.5

/** Every line of words that a part of a page shows. */
export function wordsOf(part: Locator): Promise<Words[]> {
  return part.evaluate(root => {
    const edges = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom })
    const isFrame = (element: Element) =>
      element === root ||
      (element.querySelector(':scope > svg') !== null &&
        getComputedStyle(element).display !== 'contents') ||
      Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0
    const frameOf = (element: Element): Element =>
      isFrame(element) || !element.parentElement ? element : frameOf(element.parentElement)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Words[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const { parentElement } = currentNode
      const text = currentNode.textContent?.trim() ?? ''
      if (text === '' || !parentElement || parentElement.closest('.visually-hidden')) continue
      const frame = frameOf(parentElement)
      const range = document.createRange()
      range.selectNodeContents(currentNode)
      for (const line of range.getClientRects())
        found.push({
          ...edges(line),
          text,
          frame: edges(frame.getBoundingClientRect()),
          isBoxed: getComputedStyle(frame).backgroundColor !== 'rgba(0, 0, 0, 0)',
        })
    }
    return found
  })
}

const meet = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > UNSEEN &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > UNSEEN

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left - UNSEEN &&
  inner.right <= outer.right + UNSEEN &&
  inner.top >= outer.top - UNSEEN &&
  inner.bottom <= outer.bottom + UNSEEN

/** What words lie outside of their frame, on one another, or on the box of others. */
export function faultsOf(words: readonly Words[]): string[] {
  return words.flatMap((each, index) => [
    ...(isWithin(each, each.frame) ? [] : [`"${each.text}" is cut`]),
    ...words.slice(index + 1).flatMap(other => {
      const isOver = meet(each, other)
      const isOnBox = other.isBoxed && !isWithin(each, other.frame) && meet(each, other.frame)
      const isUnderBox = each.isBoxed && !isWithin(other, each.frame) && meet(other, each.frame)
      return isOver || isOnBox || isUnderBox ? [`"${each.text}" lies on "${other.text}"`] : []
    }),
  ])
}
