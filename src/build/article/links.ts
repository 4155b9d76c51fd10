import type { Root } from 'hast'
import { isExternal, normalisePath, withBase } from '#model/routes.ts'
import { visitStatic } from './tree.ts'

/** A link of an article to somewhere on this site. */
export interface InternalLink {
  /** As it was written. */
  href: string
  /** Site path it leads to. */
  path: string
  /** Fragment it leads to, without `#`; empty for the top of the page. */
  fragment: string
}

/**
 * Makes an article's links ready: external ones open in a new tab, internal ones and images get the base path.
 * @returns the internal links, for checking.
 */
export function prepareLinks(tree: Root, pagePath: string, basePath: string): InternalLink[] {
  const links: InternalLink[] = []
  visitStatic(tree, ({ tagName, properties, children }) => {
    if (tagName === 'img' && typeof properties.src === 'string' && properties.src.startsWith('/')) {
      properties.src = withBase(properties.src, basePath)
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
    const path = target === '' ? pagePath : target.startsWith('/') ? normalisePath(target) : target
    links.push({ href, path, fragment: decodeURIComponent(fragment) })
    if (href.startsWith('/')) properties.href = withBase(href, basePath)
  })
  return links
}
