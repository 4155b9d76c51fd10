import type { Page } from '@playwright/test'
import { KEPT_ATTRIBUTE } from '#engine/model/kept-attribute.ts'
import { isInItsFace } from '../faces.ts'

/** What a tab shows of a page, whichever way the reader came to it. */
export interface Content {
  title: string
  heading: string
  /**
   * Text of the article outside its interactive parts, which keep what the reader did to them, and of tips under the
   * pointer, and without what says from when a kept page is.
   */
  article: string
  description: string
  canonical: string
  /** Entries of the sidebar, and those marked as the present page that no closed section hides. */
  sidebar: string
  marks: string
  /** Headings that the outline lists. */
  outline: string
  /** Links to the page before and the one after. */
  neighbors: string
}

/** Where the reader is on the page. */
export interface Place {
  address: string
  /** Distance from the page's top, in CSS pixels. */
  scroll: number
  /** Where in the window that stands which the address leads to, in CSS pixels: a fragment's element, else the page. */
  top: number
  /** Whether the page is scrolled as far as it goes. */
  isAtEnd: boolean
  /** The element with the focus: `body`, `search`, `h1`, `#<id>`, or how it is written. */
  focus: string
  /** The element that the address leads to, in the same words: that of its fragment, else the heading. */
  target: string
  hasSearch: boolean
  hasSidebar: boolean
  /** Whether the page behind the mobile sidebar can be used. */
  isCovered: boolean
  /** Whether the page says that another one did not load. */
  hasFailed: boolean
  /** Whether the page says that it is not the latest one. */
  isKept: boolean
  /** Whether another page is on its way. */
  isWaiting: boolean
  /** Whether exactly one heading of the outline is marked where one has to be. */
  isOutlineMarked: boolean
  /** Whether the app has taken over the document. */
  isAlive: boolean
  /** Whether this is the document that was there before the step. */
  isSameDocument: boolean
}

export interface View {
  content: Content
  place: Place
  /** Whether the text is in the face that it asks for; one that comes late is left out, and the page has another height. */
  hasFace: boolean
}

/** Reads what a tab shows, all at one time. Runs in the page. @param keptMarks selects what says from when a page is. */
function look(keptMarks: string): Omit<View, 'hasFace'> {
  const hrefs = (links: Iterable<Element>) =>
    [...links].map(link => link.getAttribute('href')).join(' ')
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? ''
  const article = document.querySelector('#article')?.cloneNode(true)
  if (article instanceof Element) {
    for (const part of article.querySelectorAll('[data-island], button, [popover]')) part.remove()
    for (const mark of article.querySelectorAll(keptMarks)) {
      const before = mark.previousSibling
      if (before instanceof Text) before.data = before.data.trimEnd()
      mark.remove()
    }
  }
  const sidebar = document.querySelector('nav[aria-label="Documentation"]')
  const isHidden = (mark: Element) => mark.parentElement?.closest('details:not([open])') !== null
  const outline = document.querySelector('nav[aria-labelledby="outline-title"]')
  const headings = [...(outline?.querySelectorAll('a') ?? [])]
  const first = document.getElementById(headings[0]?.hash.slice(1) ?? '')
  const isReading =
    outline?.checkVisibility() === true &&
    first !== null &&
    first.getBoundingClientRect().top < innerHeight / 4
  const active = document.activeElement ?? document.body
  const describe = (part: Element) => {
    if (part === document.body) return 'body'
    if (part.matches('[role="dialog"] input')) return 'search'
    if (part.matches('#article h1')) return 'h1'
    if (part.id !== '') return `#${part.id}`
    return `${part.tagName.toLowerCase()} ${part.getAttribute('aria-label') ?? part.textContent}`
  }
  const targetId = () => {
    try {
      return decodeURIComponent(location.hash.slice(1))
    } catch {
      return ''
    }
  }
  const target = document.getElementById(targetId())
  const marked = outline?.querySelectorAll('[aria-current="location"]').length
  return {
    content: {
      title: document.title,
      heading: document.querySelector('#article h1')?.textContent ?? '',
      article: (article?.textContent ?? '').replace(/\s+/g, ' '),
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      sidebar: hrefs(sidebar?.querySelectorAll('ul a') ?? []),
      marks: hrefs(
        [...(sidebar?.querySelectorAll('[aria-current="page"]') ?? [])].filter(
          mark => !isHidden(mark),
        ),
      ),
      outline: hrefs(headings),
      neighbors: hrefs(document.querySelectorAll('footer a[rel]')),
    },
    place: {
      address: location.pathname + location.search + location.hash,
      scroll: Math.round(scrollY),
      top: Math.round((target ?? document.documentElement).getBoundingClientRect().top),
      isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      focus: describe(active),
      target: target?.checkVisibility() ? describe(target) : 'h1',
      hasSearch: document.querySelector('[role="dialog"]') !== null,
      hasSidebar: document.querySelector('#sidebar:popover-open') !== null,
      isCovered: document.querySelector('main[inert]') !== null,
      hasFailed: document.querySelector('.waiting button + button') !== null,
      isKept: document.querySelector(`#article ${keptMarks}`) !== null,
      isWaiting: document.querySelector('[role="progressbar"]') !== null,
      isOutlineMarked: !isReading || marked === 1,
      isAlive: Object.keys(document.querySelector('#app') ?? {}).some(key =>
        key.startsWith('__reactContainer'),
      ),
      isSameDocument: document.documentElement.hasAttribute('data-walked'),
    },
  }
}

/** What a tab shows now. */
export async function viewOf(page: Page): Promise<View> {
  const hasFace = await isInItsFace(page)
  return { ...(await page.evaluate(look, `[${KEPT_ATTRIBUTE}]`)), hasFace }
}
