import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { s } from 'hastscript'
import { TEXT_FACE } from '#model/text-face.ts'
import type { FigurePicture } from './figure.ts'
import { type Setting, WEIGHTS } from './renderer.ts'
import { type Measure, wrap } from './wrap.ts'

/** Size of a picture in pixels, as those who show it ask for: https://ogp.me and https://developer.x.com. */
const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** An image that a picture holds. */
export interface Mark {
  /** The image as a data address. */
  address: string
  width: number
  height: number
}

/** What a picture shows. */
export interface Content {
  title: string
  /** Part of the site that the page belongs to. */
  area: string
  /** The site's name, where it has no mark. */
  site: string
  mark?: Mark | undefined
  /** Where the site is. */
  host: string
  /** The first figure of the page. */
  figure?: FigurePicture | undefined
}

/** Ink on paper, as the light theme has them: who shows a picture does not say which theme they have. */
const COLORS = { paper: '#fdfdfc', ink: '#17181a', soft: '#5c5f66', line: '#e4e4e0' } as const

/** Space around everything, in pixels. */
const MARGIN = 80
const MARK_HEIGHT = 112
/** Sizes of a title, the largest that fits, in pixels. */
const TITLE_SIZES = [84, 72, 60, 52] as const
const MOST_LINES = 3
/** Sizes and lines of a title beside a figure, where it has half the width. */
const BESIDE_SIZES = [60, 52, 46, 40, 34] as const
const MOST_LINES_BESIDE = 4
/** Where a figure may be, in pixels. */
const FIGURE_BOX = { x: 610, y: 56, width: 510, height: 448 } as const
/** Distance of lines, as a part of their size. */
const LEADING = 1.16
const AREA: Setting = { size: 36, weight: WEIGHTS.text }
const HOST: Setting = { size: 30, weight: WEIGHTS.text }
const SITE: Setting = { size: 48, weight: WEIGHTS.title }
/** Where the line above the foot is, from the top in pixels. */
const FOOT = PICTURE_SIZE.height - 110

function line(words: string, top: number, fill: string, { size, weight }: Setting): Element {
  const place = { x: MARGIN, y: top, fill }
  const face = { 'font-family': TEXT_FACE, 'font-size': size, 'font-weight': weight }
  return s('text', { ...place, ...face }, words)
}

/** The site's mark, or its name. */
function markOf({ mark, site }: Content): Element {
  if (!mark) return line(site, MARGIN + SITE.size, COLORS.ink, SITE)
  const width = Math.min((mark.width / mark.height) * MARK_HEIGHT, PICTURE_SIZE.width / 2)
  return s('image', { x: MARGIN, y: MARGIN - 28, width, height: MARK_HEIGHT, href: mark.address })
}

/** The figure, as large as its place allows, in the middle of it. */
function placed({ element, width, height }: FigurePicture): Element {
  const scale = Math.min(FIGURE_BOX.width / width, FIGURE_BOX.height / height)
  const size = { width: width * scale, height: height * scale }
  const x = FIGURE_BOX.x + FIGURE_BOX.width - size.width
  const y = FIGURE_BOX.y + (FIGURE_BOX.height - size.height) / 2
  const box = { ...size, x: String(x), y: String(y), overflow: 'visible' }
  return { ...element, properties: { ...element.properties, ...box } }
}

/**
 * A picture as SVG: the mark above, the title in as many lines as it needs below its area, the address at the foot, a
 * figure on the right.
 * @param measure of the face, in its two weights
 */
export function pictureOf(
  content: Content,
  measure: (words: string, setting: Setting) => number,
): string {
  const { width, height } = PICTURE_SIZE
  const measureTitle: Measure = (words, size) => measure(words, { size, weight: WEIGHTS.title })
  const measureText: Measure = (words, size) => measure(words, { size, weight: WEIGHTS.text })
  const room = width - 2 * MARGIN
  const { figure } = content
  const besides = figure ? FIGURE_BOX.x - 2 * MARGIN + 50 : room
  const title = figure
    ? wrap(content.title, BESIDE_SIZES, { width: besides, most: MOST_LINES_BESIDE }, measureTitle)
    : wrap(content.title, TITLE_SIZES, { width: room, most: MOST_LINES }, measureTitle)
  const one = (words: string, size: number) =>
    wrap(words, [size], { width: besides, most: 1 }, measureText).lines.join(' ')
  const leading = title.size * LEADING
  // From the foot upwards, so that a short title does not hang in the air.
  const last = FOOT - 52
  const first = last - (title.lines.length - 1) * leading
  const picture = s('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height }, [
    s('rect', { width, height, fill: COLORS.paper }),
    markOf(content),
    line(one(content.area, AREA.size), first - title.size - 8, COLORS.soft, AREA),
    ...title.lines.map((words, index) =>
      line(words, first + index * leading, COLORS.ink, {
        size: title.size,
        weight: WEIGHTS.title,
      }),
    ),
    ...(figure ? [placed(figure)] : []),
    s('rect', { x: MARGIN, y: FOOT, width: room, height: 2, fill: COLORS.line }),
    line(one(content.host, HOST.size), FOOT + 56, COLORS.soft, HOST),
  ])
  return toHtml(picture, { space: 'svg', closeEmptyElements: true })
}
