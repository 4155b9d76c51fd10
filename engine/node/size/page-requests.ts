import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { APP_MODULE, documentIds } from '#model/document-ids.ts'

/** What a page's HTML makes a browser fetch before any input. */
export interface PageRequests {
  /** Addresses as they stand in the page, each once. */
  styles: string[]
  /** Rules that stand in the page itself. */
  rules: string
  scripts: string[]
  /** Fonts the page asks for early. Others depend on what the style sheets ask for. */
  fonts: string[]
  /** Images of the page, and the one icon that a browser chooses. */
  images: string[]
  /** Script that the boot script fetches at the first input. */
  app?: string
  /** The search index, which the search fetches when it is first used. */
  searchIndex?: string
  /** Names of the islands in it. */
  islands: string[]
  /** Words of the article. */
  words: number
  hasMathematics: boolean
  /** Lazy images of the article, which come with what they illustrate. */
  drawings: number
}

/** Text of a property; lists are joined as they stood in the HTML. */
function property(element: Element, name: string): string {
  const value = element.properties[name]
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''
}

/**
 * Whether a browser fetches an image on a first visit. One that is not lazy is fetched even when its theme
 * is not shown. A lazy one is taken as fetched, since it may stand in view, unless it belongs to the dark
 * theme: its twin of the light theme counts for both.
 */
function isFetched(image: Element): boolean {
  if (property(image, 'loading') !== 'lazy') return true
  return !property(image, 'className').split(' ').includes('dark-only')
}

function drawingsIn(article: Element): number {
  let drawings = 0
  visit(article, 'element', element => {
    const isLazy = element.tagName === 'img' && property(element, 'loading') === 'lazy'
    if (isLazy && isFetched(element)) drawings += 1
  })
  return drawings
}

/** Reads from a page's HTML what a first visit fetches. */
export function pageRequests(html: string): PageRequests {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const fonts = new Set<string>()
  const images = new Set<string>()
  const islands = new Set<string>()
  const found: Pick<PageRequests, 'app' | 'searchIndex'> = {}
  let rules = ''
  let words = 0
  let icon = ''
  let hasMathematics = false
  let drawings = 0

  const link = (element: Element) => {
    const href = property(element, 'href')
    const rel = property(element, 'rel')
    // The file with all rules waits to be needed.
    if (rel === 'stylesheet' && !element.properties.disabled) styles.add(href)
    // Of icons for different themes, one is fetched.
    if (rel === 'icon' && icon === '' && !href.startsWith('data:')) icon = href
    if (rel === 'modulepreload') scripts.add(href)
    if (rel !== 'preload') return
    const kinds: Readonly<Record<string, Set<string>>> = {
      font: fonts,
      image: images,
      script: scripts,
      style: styles,
    }
    kinds[property(element, 'as')]?.add(href)
  }

  visit(fromHtml(html), 'element', element => {
    const src = property(element, 'src')
    if (element.tagName === 'html') found.searchIndex = property(element, 'dataSearch')
    if (element.tagName === 'link') link(element)
    if (element.tagName === 'style') rules += textOf(element)
    if (element.tagName === 'math') hasMathematics = true
    if (element.tagName === 'script' && src !== '') scripts.add(src)
    if (element.tagName === 'script' && property(element, 'type') === 'importmap')
      found.app = JSON.parse(textOf(element)).imports[APP_MODULE]
    if (element.tagName === 'img' && !src.startsWith('data:') && isFetched(element)) images.add(src)
    const island = property(element, 'dataIsland')
    if (island !== '') islands.add(island)
    if (property(element, 'id') === documentIds.article) {
      words = textOf(element).match(/\S+/g)?.length ?? 0
      drawings = drawingsIn(element)
    }
  })
  if (icon !== '') images.add(icon)
  return {
    styles: [...styles],
    rules,
    scripts: [...scripts],
    fonts: [...fonts],
    images: [...images],
    islands: [...islands],
    ...found,
    words,
    hasMathematics,
    drawings,
  }
}

/** Addresses of the fonts that a style sheet declares. */
export function declaredFonts(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+\.woff2?)["']?\s*\)/g)].flatMap(
    ([, address]) => address ?? [],
  )
}
