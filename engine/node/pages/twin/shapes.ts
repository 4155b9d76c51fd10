import type { Element, Text } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from '../article/tree.ts'

/** What an element holds. */
export type Node = Element['children'][number]

/** The element that stands for a block of code until it becomes Markdown. */
export const CODE = 'md-code'
/** The same for a formula that stands by itself. */
export const MATH = 'md-math'

/** A text. */
export function text(value: string): Text {
  return { type: 'text', value }
}

/** Whether a node is an element. */
export function isElement(node: Node): node is Element {
  return node.type === 'element'
}

/** Elements that stand by themselves. */
export function block(children: readonly Node[]): Element {
  return h('div', {}, ...children)
}

/** Words in bold. Those in them that are bold already stay as the others. */
export function strong(children: readonly Node[]): Element {
  const unwrapped = children.flatMap(child =>
    isElement(child) && ['b', 'strong'].includes(child.tagName) ? child.children : [child],
  )
  return h('strong', {}, ...unwrapped)
}

/** A block of code. @param info its language, perhaps with a title after it */
export function codeOf(element: Element, info: string): Element {
  const [language = '', ...rest] = info.split(' ')
  const value = textOf(pre(element) ?? element).replace(/\n$/, '')
  return h(CODE, { language, meta: rest.join(' '), value })
}

function pre(element: Element): Element | undefined {
  if (element.tagName === 'pre') return element
  return element.children.filter(isElement).find(({ tagName }) => tagName === 'pre')
}

/**
 * A formula; one that no sentence holds stands by itself. In a sentence it is code, around which spaces are kept.
 * @param tex as its author wrote it
 */
export function mathOf({ tagName }: Element, tex: string): Element {
  return tagName === 'div' ? h(MATH, { tex }) : h('code', { tex }, text(tex))
}

/** A note: its kind, its title where it has one of its own, and what it says. */
export function calloutOf(kind: string, [title, ...rest]: readonly Node[]): Element {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1)
  const own = title && isElement(title) ? textOf(title).trim() : ''
  const head = own === '' || own === name ? name : `${name}: ${own}`
  return h('blockquote', {}, h('p', {}, strong([text(head)])), ...rest)
}

/** An item of a list: a link, and what is said of it. */
export function cardItem(children: readonly Node[]): Element {
  const [link, ...rest] = children
  const said = rest.flatMap(part =>
    isElement(part) && part.tagName === 'div' ? part.children : [part],
  )
  const [first, ...others] = said
  if (!link) return h('li', {})
  const words =
    first && isElement(first) && first.tagName === 'p' ? first.children : first ? [first] : []
  return item([link, text(': '), ...words], others)
}

/** An item of a list; one that is a sentence has no paragraph, which would part it from the next. */
function item(words: readonly Node[], blocks: readonly Node[]): Element {
  return blocks.length === 0 ? h('li', {}, ...words) : h('li', {}, h('p', {}, ...words), ...blocks)
}

/** The terms of a list, each with what is said of it, as items. */
export function definitionList(list: Element, inside: (element: Element) => Node[]): Element {
  const items: { term: Node[]; said: Node[] }[] = []
  const collect = (element: Element) => {
    for (const child of element.children.filter(isElement)) {
      if (child.tagName === 'dt') items.push({ term: inside(child), said: [] })
      else if (child.tagName === 'dd') items.at(-1)?.said.push(...inside(child))
      else collect(child)
    }
  }
  collect(list)
  return h('ul', {}, ...items.map(({ term, said }) => itemOf(term, said)))
}

/** Elements that stand by themselves rather than in a sentence. */
const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'table', 'blockquote', 'section', 'dl', CODE])

/** Whether a node stands by itself rather than in a sentence. */
export function isBlock(node: Node): boolean {
  return isElement(node) && BLOCKS.has(node.tagName)
}

function itemOf(term: readonly Node[], said: readonly Node[]): Element {
  const at = said.findIndex(isBlock)
  const words = at === -1 ? said : said.slice(0, at)
  const blocks = at === -1 ? [] : said.slice(at)
  return item([strong(term), text(': '), ...words], blocks)
}
