import type { Root } from 'hast'
import { isExternal, normalizePath, withBase } from '#model/routes.ts'
import type { Written } from '../compile/written.ts'
import type { Article, InternalLink, Reference } from './article.ts'
import { visitStatic } from './tree.ts'

/** The links and images of an article that lead to somewhere on this site. */
type InternalTargets = Pick<Article, 'links' | 'images'>

/** A part of an address without its escapes; one that is escaped wrongly stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Makes an article's links ready: external ones open in a new tab, internal ones and images get the base path.
 * @param texts where its author wrote what.
 * @returns what stays on this site, for checking.
 */
export function prepareLinks(
  tree: Root,
  pagePath: string,
  basePath: string,
  texts: Written,
): InternalTargets {
  const uses = new Map<string, number>()
  /** Line of the next use of an address: uses come in the order in which they were written. */
  const lineOf = (address: string): number | undefined => {
    const lines = Object.hasOwn(texts, address) ? texts[address] : undefined
    const use = uses.get(address) ?? 0
    uses.set(address, use + 1)
    return lines?.[use] ?? lines?.at(-1)
  }
  const links: InternalLink[] = []
  const images: Reference[] = []
  visitStatic(tree, ({ tagName, properties, children }) => {
    if (tagName === 'img' && typeof properties.src === 'string' && !isExternal(properties.src)) {
      images.push({ address: properties.src, line: lineOf(properties.src) })
      if (properties.src.startsWith('/')) properties.src = withBase(properties.src, basePath)
      properties.loading ??= 'lazy'
      properties.decoding ??= 'async'
    }
    const { href } = properties
    if (tagName !== 'a' || typeof href !== 'string') return
    if (isExternal(href)) {
      if (!/^https?:/.test(href)) return
      properties.target = '_blank'
      properties.rel = ['noreferrer']
      children.push({
        type: 'element',
        tagName: 'span',
        properties: { className: ['visually-hidden'] },
        children: [{ type: 'text', value: ' (opens in a new tab)' }],
      })
      return
    }
    const [target = '', fragment = ''] = href.split('#')
    const path = target === '' ? pagePath : target.startsWith('/') ? normalizePath(target) : target
    links.push({ address: href, line: lineOf(href), path, fragment: decoded(fragment) })
    if (href.startsWith('/')) properties.href = withBase(href, basePath)
  })
  return { links, images }
}
