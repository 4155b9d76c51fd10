import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as markdownText } from 'mdast-util-to-string'
import { normalizePath } from '#engine/model/routes.ts'
import { all, attribute, one, text } from './html.ts'
import { headings, parts, type Twin, words } from './twin.ts'
import { lostWords } from './twin-words.ts'

/** A page for browsers and for programs. */
export interface AuditedPage {
  /** Site path. */
  path: string
  html: string
  twin: Twin
  /** Address that the site is published at, without a slash at its end. */
  origin: string
  /** Whether the site has a page at a path. */
  isPage: (path: string) => boolean
}

/** What may be wrong with the Markdown of a page. */
export type TwinFault =
  | 'headings'
  | 'words'
  | 'numbers'
  | 'tables'
  | 'links'
  | 'formulas'
  | 'leftovers'
  | 'beginning'

/** Whether a part of an article is for the hand or the eye alone. */
function isControl(element: Element): boolean {
  const classes = (attribute(element, 'className') ?? '').split(' ')
  return (
    ['button', 'nav', 'fieldset', 'svg', 'math', 'select'].includes(element.tagName) ||
    ['status', 'tablist', 'tooltip', 'img'].includes(attribute(element, 'role') ?? '') ||
    ['anchor', 'needs-script', 'dark-only', 'figure-pictures'].some(name => classes.includes(name))
  )
}

/** What an article says, without controls. */
function said(article: Element): Element {
  const children = article.children.flatMap((child): Element['children'] => {
    if (child.type !== 'element') return [child]
    return isControl(child) ? [] : [said(child)]
  })
  return { ...article, children }
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Its headings in their order, those in tabs and folded parts among them. */
function headingsOf(article: Element): string[] {
  return article.children.flatMap(child => {
    if (child.type !== 'element') return []
    return HEADINGS.includes(child.tagName) ? [text(child)] : headingsOf(child)
  })
}

const BLOCKS = ['p', 'td', 'th', 'li', 'dd', 'dt', 'pre', 'h2', 'h3', 'h4', 'figcaption', 'caption']

/** Numbers and addresses of an article. */
function numbersOf(article: Element): string[] {
  const texts = BLOCKS.flatMap(tag => all(article, { tag }).map(text))
  return [...new Set(texts.flatMap(each => each.match(/0x[\da-f]{6,}|\d[\d,.]*\d|\d/gi) ?? []))]
}

/** Whether the items of a list stand in another one, in the same order. */
function isWithin(items: readonly unknown[], others: readonly unknown[]): boolean {
  let at = 0
  for (const other of others) if (other === items[at]) at += 1
  return at === items.length
}

function lostHeadings(article: Element, twin: Twin): string[] {
  // A call is named by its method and path, too.
  const written = headings(twin).map(each => each.replace(/: (?:GET|POST) \/.*$/, ''))
  const shown = headingsOf(article)
  return written.join('\n') === shown.join('\n')
    ? []
    : [`${written.join(' | ')} are not ${shown.join(' | ')}`]
}

function lostNumbers(article: Element, twin: Twin): string[] {
  // The numbers of a list are signs of Markdown.
  const written = words(twin) + twin.source
  return numbersOf(article).filter(value => !written.includes(value))
}

function lostRows(article: Element, twin: Twin): string[] {
  const shown = all(article, { tag: 'table' }).map(table => all(table, { tag: 'tr' }).length)
  const written = parts(twin, 'table').map(table => table.children.length)
  return isWithin(shown, written) ? [] : [`rows ${written.join()} are not ${shown.join()}`]
}

function lostLinks(article: Element, { path, twin, origin, isPage }: AuditedPage): string[] {
  const written = new Set(parts(twin, 'link').map(link => link.url))
  const inCode = new Set(all(article, { tag: 'pre' }).flatMap(pre => all(pre, { tag: 'a' })))
  const targetOf = (href: string) => {
    if (/^[a-z]+:/.test(href)) return href
    const [target = '', fragment] = href.split('#')
    const at = target === '' ? path : normalizePath(target)
    const whole = isPage(at) ? `${origin}${at === '/' ? '/index' : at}.md` : origin + target
    return fragment ? `${whole}#${fragment}` : whole
  }
  return all(article, { tag: 'a' }).flatMap(link => {
    const href = attribute(link, 'href') ?? ''
    // Names of parameters lead to their fields, which Markdown has not.
    if (inCode.has(link) || attribute(link, 'dataToField') !== undefined) return []
    if (text(link) === '' || href === '') return []
    return [targetOf(href)].filter(target => !written.has(target))
  })
}

function lostFormulas(page: Root, twin: Twin): string[] {
  const shown = all(one(page, { with: { id: 'article' } }), { tag: 'math' }).length
  const written = [...parts(twin, 'math'), ...parts(twin, 'inlineMath')].length
  return shown === written ? [] : [`${written} formulas are not ${shown}`]
}

/** What no text of Markdown has: values of a program, entities, marks that the build sets, and joining characters. */
const LEFTOVER = /undefined|NaN|\[object|&[a-z]+;|[\uE000\uE001\u2060\u00a0]/

function leftovers(twin: Twin): string[] {
  const empty = [
    ...parts(twin, 'link').filter(link => markdownText(link).trim() === ''),
    ...parts(twin, 'inlineCode').filter(({ value }) => value.trim() === ''),
    ...parts(twin, 'code').filter(({ value }) => value.trim() === ''),
  ]
  return [
    ...parts(twin, 'html').map(({ value }) => value),
    ...parts(twin, 'text').flatMap(({ value }) => (LEFTOVER.test(value) ? [value] : [])),
    ...(twin.source.match(/[\uE000\uE001]|&#?\w+;(?![^`]*`)/g) ?? []),
    ...empty.map(({ type }) => `an empty ${type}`),
  ]
}

/** What it is, where it is and where all pages are listed has to stand first. */
function wrongBeginning({ path, twin, origin }: AuditedPage): string[] {
  const [title, description, place] = twin.tree.children
  const words = place ? markdownText(place) : ''
  return [
    ...(title?.type === 'heading' ? [] : ['no title']),
    ...(description?.type === 'paragraph' ? [] : ['no description']),
    ...[`Page: ${origin}${path}\n`, `${origin}/llms.txt`].filter(line => !words.includes(line)),
  ]
}

/**
 * Compares the Markdown of a page with the page.
 * @returns what is lost or left over by what it is; nothing for a page that is complete and clean.
 */
export function twinFaults(page: AuditedPage): Partial<Record<TwinFault, string[]>> {
  const { twin } = page
  const tree = fromHtml(page.html)
  const article = said(one(tree, { with: { id: 'article' } }))
  const found: Record<TwinFault, string[]> = {
    headings: lostHeadings(article, twin),
    words: lostWords(article, twin),
    numbers: lostNumbers(article, twin),
    tables: lostRows(article, twin),
    links: lostLinks(article, page),
    formulas: lostFormulas(tree, twin),
    leftovers: leftovers(twin),
    beginning: wrongBeginning(page),
  }
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))
}
