import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { TEXT_FACE } from '#model/text-face.ts'
import { type PaintRules, paint } from './paint.ts'

/** A figure's picture, painted, with its size in units of its own. */
export interface FigurePicture {
  element: Element
  width: number
  height: number
}

/** The picture that a figure has for narrow screens: its words are the larger ones beside its lines. */
const NARROW = /<svg class="(?=[^"]*_narrow\b)[^"]*"[^>]*\srole="img".*?<\/svg>/s

/** The markup of the picture of the first figure in an article; undefined for one without figures. */
export function figureIn(article: string): string | undefined {
  return NARROW.exec(article)?.[0]
}

/** A picture as it is drawn: in the colors and weights of the light theme. */
export function figurePicture(markup: string, rules: PaintRules): FigurePicture | undefined {
  const [element] = fromHtml(markup, { fragment: true, space: 'svg' }).children
  if (element?.type !== 'element') return undefined
  const [, , width = 0, height = 0] = String(element.properties.viewBox).split(' ').map(Number)
  paint(element, rules)
  element.properties['font-family'] = TEXT_FACE
  return { element, width, height }
}
