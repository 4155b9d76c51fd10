import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { s } from 'hastscript'
import { TEXT_FACE } from '#model/text-face.ts'
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
}

/** Ink on paper, as the light theme has them: who shows a picture does not say which theme they have. */
const COLORS = { paper: '#fdfdfc', ink: '#17181a', soft: '#5c5f66', line: '#e4e4e0' } as const

/** Space around everything, in pixels. */
const MARGIN = 80
const MARK_HEIGHT = 112
/** Sizes of a title, the largest that fits, in pixels. */
const TITLE_SIZES = [84, 72, 60, 52] as const
const MOST_LINES = 3
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

/**
 * A picture as SVG: the mark above, the title in as many lines as it needs below its area, the address at the foot.
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
  const title = wrap(content.title, TITLE_SIZES, { width: room, most: MOST_LINES }, measureTitle)
  const one = (words: string, size: number) =>
    wrap(words, [size], { width: room, most: 1 }, measureText).lines.join(' ')
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
    s('rect', { x: MARGIN, y: FOOT, width: room, height: 2, fill: COLORS.line }),
    line(one(content.host, HOST.size), FOOT + 56, COLORS.soft, HOST),
  ])
  return toHtml(picture, { space: 'svg', closeEmptyElements: true })
}
