import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { builtPages } from './built-pages.ts'

/** Elements that text flows through; the text of any other stands apart. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
])
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
      return INLINE.has(child.tagName) ? textOf(child) : ` ${textOf(child)} `
    })
    .join('')
}

/** The text of every page of the built site, white space single, by path. */
export function pageTexts(): Map<string, string> {
  return new Map(
    builtPages('root').map(({ path, html }) => [path, textOf(fromHtml(html)).replace(/\s+/g, ' ')]),
  )
}
