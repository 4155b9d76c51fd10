import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { INLINE_ELEMENTS } from '#engine/node/pages/article/search-documents.ts'
import { builtPages } from './built-pages.ts'

/** Elements whose content is no text of the page. */
const NO_TEXT = new Set(['script', 'style', 'template'])
/** What only some readers see or hear. */
const LEFT_OUT = ['anchor', 'visually-hidden']

function textOf(node: Root | Element): string {
  return node.children
    .map(child => {
      if (child.type === 'text') return child.value
      if (child.type !== 'element' || NO_TEXT.has(child.tagName)) return ''
      const classes = child.properties.className
      if (Array.isArray(classes) && classes.some(name => LEFT_OUT.includes(String(name)))) return ''
      return INLINE_ELEMENTS.has(child.tagName) ? textOf(child) : ` ${textOf(child)} `
    })
    .join('')
}

/** The words of a text that are most like a phrase: as many, and more of the same than anywhere else. */
export function nearestTo(phrase: string, text: string): string {
  const wanted = new Set(phrase.split(' '))
  const words = text.split(' ')
  const runs = words.map((_, start) => words.slice(start, start + phrase.split(' ').length))
  const sameAs = (run: string[]) => run.filter(word => wanted.has(word)).length
  const best = runs.reduce((first, run) => (sameAs(run) > sameAs(first) ? run : first), [])
  return best.join(' ')
}

/** The article of a page, without the frame, whose menus name headings of the article and of other pages. */
function articleOf(node: Root | Element): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    const found = child.properties.id === 'article' ? child : articleOf(child)
    if (found) return found
  }
  return undefined
}

/** The text of the article of every page of the built site, white space single, by path. */
export function articleTexts(): Map<string, string> {
  return new Map(
    builtPages('root').map(({ path, html }) => {
      const article = articleOf(fromHtml(html))
      return [path, article ? textOf(article).replace(/\s+/g, ' ') : '']
    }),
  )
}

/** The text of every page of the built site, white space single, by path. */
export function pageTexts(): Map<string, string> {
  return new Map(
    builtPages('root').map(({ path, html }) => [path, textOf(fromHtml(html)).replace(/\s+/g, ' ')]),
  )
}
