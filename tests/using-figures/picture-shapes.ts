/** The boxes of words and marks in a picture, and what is wrong with them. */
import type { JSHandle, Page } from '@playwright/test'

/** A box in units of its picture. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Words as they are drawn: their letters' box, not that of the line. */
export interface Words extends Box {
  readonly text: string
  /** Size of the type, in units of the picture. */
  readonly size: number
}

/** What a picture holds that must not lie on one another. */
export interface Shapes {
  readonly width: number
  readonly height: number
  readonly words: readonly Words[]
  /** Markers, and bars that are filled. */
  readonly marks: readonly Box[]
  /** Straight dashed lines that lead the eye, upright or level. */
  readonly guides: readonly Box[]
}

/** The function, in the page, that measures a picture. */
export function measurer(page: Page): Promise<JSHandle<(picture: SVGSVGElement) => Shapes>> {
  return page.evaluateHandle(() => {
    // A saved picture is no HTML document, and makes one only by its namespace.
    const canvas = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas')
    const pen = canvas instanceof HTMLCanvasElement && canvas.getContext('2d')
    if (!pen) throw new Error('there is no canvas to measure letters on')
    const edges = ({ x, y, width, height }: DOMRect) => ({
      left: x,
      right: x + width,
      top: y,
      bottom: y + height,
    })
    const wordsOf = (words: SVGTextElement) => {
      const text = words.textContent
      const line = edges(words.getBBox())
      const { fontSize, fontWeight, fontFamily } = getComputedStyle(words)
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const letters = pen.measureText(text)
      const base = line.top + letters.fontBoundingBoxAscent
      return {
        ...line,
        text,
        size: Number.parseFloat(fontSize),
        top: base - letters.actualBoundingBoxAscent,
        bottom: base + letters.actualBoundingBoxDescent,
      }
    }
    /** Whether a mark hides what lies below it; boxes in the color of the page hold words themselves. */
    const isFilled = (mark: SVGGraphicsElement, ground: string) => {
      const { fill, fillOpacity } = getComputedStyle(mark)
      const { width, height } = mark.getBBox()
      const isMarker = mark.tagName === 'circle' || (width === height && width <= 16)
      if (isMarker) return true
      return (
        width > 0 &&
        height > 0 &&
        Number(fillOpacity) > 0 &&
        fill.startsWith('rgb') &&
        fill !== ground
      )
    }
    return (picture: SVGSVGElement) => {
      const { width, height } = picture.viewBox.baseVal
      // A saved picture brings its own ground.
      const own = picture.ownerSVGElement?.querySelector(':scope > rect')
      const ground = own
        ? getComputedStyle(own).fill
        : getComputedStyle(document.documentElement).backgroundColor
      const marks = [...picture.querySelectorAll<SVGGraphicsElement>('circle, rect')]
      const lines = [...picture.querySelectorAll('line')]
      return {
        width,
        height,
        words: [...picture.querySelectorAll('text')].map(wordsOf),
        marks: marks.filter(mark => isFilled(mark, ground)).map(mark => edges(mark.getBBox())),
        guides: lines
          .filter(line => getComputedStyle(line).strokeDasharray !== 'none')
          .map(line => edges(line.getBBox())),
      }
    }
  })
}

/** How far boxes may reach into one another or beyond an edge, in units of the picture: less is not seen. */
const UNSEEN = 0.4

/** Nearer than this to a dashed line, in units of the picture, words touch it: their edge in the color of the page parts it. */
const BESIDE = 1

const widened = ({ left, right, top, bottom }: Box): Box => ({
  left: left - BESIDE,
  right: right + BESIDE,
  top: top - BESIDE,
  bottom: bottom + BESIDE,
})

function meet(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > UNSEEN &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > UNSEEN
  )
}

function isWithin({ left, right, top, bottom }: Box, { width, height }: Shapes): boolean {
  return left >= -UNSEEN && top >= -UNSEEN && right <= width + UNSEEN && bottom <= height + UNSEEN
}

/** What is wrong with the words of a picture: outside of it, on one another, on a mark or a dashed line. */
export function faultsOf(picture: Shapes): string[] {
  const { words, marks, guides } = picture
  return words.flatMap((each, index) => [
    ...(isWithin(each, picture) ? [] : [`"${each.text}" is cut`]),
    ...words
      .slice(index + 1)
      .filter(other => meet(each, other))
      .map(other => `"${each.text}" lies on "${other.text}"`),
    ...(marks.some(mark => meet(each, mark)) ? [`"${each.text}" lies on a mark`] : []),
    ...(guides.some(line => meet(each, widened(line)))
      ? [`"${each.text}" lies on a dashed line`]
      : []),
  ])
}
