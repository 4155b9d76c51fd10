import type { Root } from 'hast'
import { isExternal, normalizePath, withBase } from '#model/routes.ts'
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

/** The links and images of an article that lead to somewhere on this site. */
export interface InternalTargets {
  links: InternalLink[]
  /** Addresses of images, as they were written. */
  images: string[]
}

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
 * @returns what stays on this site, for checking.
 */
export function prepareLinks(tree: Root, pagePath: string, basePath: string): InternalTargets {
  const links: InternalLink[] = []
  const images: string[] = []
  visitStatic(tree, ({ tagName, properties, children }) => {
    if (tagName === 'img' && typeof properties.src === 'string' && !isExternal(properties.src)) {
      images.push(properties.src)
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
    links.push({ href, path, fragment: decoded(fragment) })
    if (href.startsWith('/')) properties.href = withBase(href, basePath)
  })
  return { links, images }
}
