import type { Element, Root, Text } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Words } from '#words/en.ts'
import { classesOf, h } from '../article/tree.ts'
import { markedAddress } from './addresses.ts'
import { blocksToLines } from './cells.ts'
import { type Form, formOf } from './forms.ts'
import { isLeftOut, isPicture } from './left-out.ts'
import {
  block,
  calloutOf,
  cardItem,
  codeOf,
  definitionList,
  isElement,
  mathOf,
  type Node,
  strong,
  text,
} from './shapes.ts'

/** Elements whose words, rows or pictures Markdown has as they are. */
const KNOWN = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'img'],
  ...['input', 'ins', 'kbd', 'mark', 'output', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr', 'picture', 'source', 'hr'],
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'dd',
    'details',
    'div',
    'dl',
    'dt',
    'figcaption',
  ],
  ...['figure', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'li', 'main'],
  ...['ol', 'p', 'pre', 'search', 'section', 'summary', 'ul', 'caption', 'col', 'colgroup'],
  ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
])

/** Nodes of nothing but what Markdown has, and the elements of which nobody has said what they are. */
interface Simplified {
  nodes: Node[]
  unknown: string[]
}

/**
 * Makes of an article the elements that Markdown has: controls and second pictures are left out, and what components
 * made is what they say it is. The tree is left as it is.
 * @param tree with the forms that components gave their elements
 * @param pagePath site path of the page, for links within it
 * @param words of the site's language
 */
export function simplify(
  tree: Root,
  pagePath: string,
  words: Pick<Words, 'figureWithControls' | 'onItsPage'>,
): Simplified {
  const unknown: string[] = []
  const all = (nodes: readonly (Node | Root['children'][number])[]): Node[] => nodes.flatMap(one)
  const inside = (element: Element) => all(element.children)

  function one(node: Node | Root['children'][number]): Node[] {
    if (node.type === 'text') return [text(plain(node))]
    if (node.type !== 'element') return []
    const form = formOf(node)
    if (form && form.name !== 'only') return formed(node, form)
    if (isPicture(node)) return [h('p', {}, h('em', {}, text(String(node.properties.ariaLabel))))]
    if (isLeftOut(node)) return []
    return known(node)
  }

  function formed(element: Element, { name, text: said }: Form): Node[] {
    if (name === 'none') return []
    if (name === 'code') return [codeOf(element, said)]
    if (name === 'math') return [mathOf(element, said)]
    if (name === 'callout') return [calloutOf(said, inside(element))]
    if (name === 'page') return linkOf(element, 'page')
    if (name === 'line') return [h('p', {}, ...known(element))]
    const items = element.children.filter(isElement)
    if (name === 'card') return [cardItem(inside(element))]
    const item = (child: Element) => {
      const [only, ...others] = one(child)
      const isItem = only && isElement(only) && only.tagName === 'li' && others.length === 0
      return isItem ? only : h('li', {}, ...(only ? [only] : []), ...others)
    }
    return [h(name === 'steps' ? 'ol' : 'ul', {}, ...items.map(item))]
  }

  function linkOf(element: Element, aim: 'page' | 'twin'): Node[] {
    const { href } = element.properties
    const words = inside(element)
    if (typeof href !== 'string') return words
    // A picture that leads to its own file is the picture.
    const isPictures = words.every(word => isElement(word) && word.tagName === 'img')
    if (isPictures) return words
    return [h('a', { href: markedAddress(href, pagePath, aim) }, ...words)]
  }

  function known(element: Element): Node[] {
    const { tagName, properties } = element
    const { id, src, alt, role } = properties
    if (!KNOWN.has(tagName)) {
      unknown.push(tagName)
      return []
    }
    if (tagName === 'wbr') return []
    if (tagName === 'a') return linkOf(element, 'twin')
    if (tagName === 'img')
      return [h('img', { src: markedAddress(String(src ?? ''), pagePath, 'page'), alt: alt ?? '' })]
    if ((tagName === 'pre' || tagName === 'code') && textOf(element).trim() === '') return []
    if (tagName === 'pre') return [codeOf(element, languageOf(element))]
    if (tagName === 'code') return [h('code', {}, text(textOf(element).replace(/\u2060/g, '')))]
    if (tagName === 'sup' || tagName === 'sub')
      return [text(tagName === 'sup' ? '^' : '_'), ...inside(element)]
    if (tagName === 'dl') return [definitionList(element, inside)]
    if (tagName === 'summary') return [h('p', {}, strong(inside(element)))]
    if (tagName === 'table') return tableOf(element)
    if (tagName === 'td' || tagName === 'th')
      return [h(tagName, {}, ...blocksToLines(inside(element)))]
    if (role === 'tabpanel') return [block(titled(element))]
    if (tagName === 'figure' && hasData(element) && typeof id === 'string')
      return [block([...inside(element), pageLink(`#${id}`)])]
    if (tagName === 'figure' && classesOf(element).includes('code'))
      return element.children
        .filter(isElement)
        .filter(({ tagName }) => tagName === 'pre')
        .flatMap(one)
    const { type, checked, start, align } = properties
    const kept = { type, checked, start, align }
    return [h(tagName, tagName === 'input' || tagName === 'ol' ? kept : {}, ...inside(element))]
  }

  /** The panel of a tab; it begins with its name. */
  function titled(panel: Element): Node[] {
    const [name, ...rest] = panel.children.filter(isElement)
    return [...(name ? [h('p', {}, strong(inside(name)))] : []), ...all(rest)]
  }

  function tableOf(table: Element): Node[] {
    const isCaption = (child: Node) => isElement(child) && child.tagName === 'caption'
    const caption = table.children.find(isCaption)
    const rest = table.children.filter(child => !isCaption(child))
    const above = caption && isElement(caption) ? [h('p', {}, strong(inside(caption)))] : []
    return [...above, h('table', {}, ...all(rest))]
  }

  function pageLink(href: string): Node {
    const link = h('a', { href: markedAddress(href, pagePath, 'page') }, text(words.onItsPage))
    return h('p', {}, text(`${words.figureWithControls} `), link)
  }

  return { nodes: all(tree.children), unknown }
}

/** Text without what only browsers read: places where a line may end, or may not. */
function plain({ value }: Text): string {
  return value.replace(/\u00a0/g, ' ').replace(/[\u00ad\u200b\u2060]/g, '')
}

/** Whether a figure has the data of its picture as a table. */
function hasData(figure: Element): boolean {
  return figure.children.some(child => isElement(child) && classesOf(child).includes('figure-data'))
}

/** The language of code that nothing has highlighted. */
function languageOf(pre: Element): string {
  const code = pre.children.find(child => isElement(child) && child.tagName === 'code')
  const name =
    code && isElement(code) ? classesOf(code).find(each => each.startsWith('language-')) : ''
  return name?.slice('language-'.length) ?? ''
}
