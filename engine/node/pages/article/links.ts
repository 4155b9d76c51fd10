import type { Root } from 'hast'
import { decodedText, normalizePath, withBase } from '#model/routes.ts'
import { isElsewhere, mayLead } from '../addresses.ts'
import type { Article, ArticleImage, InternalLink } from './article.ts'
import type { FinishOptions } from './finish-options.ts'
import { sizeOfImage } from './image-size.ts'
import { visitStatic } from './tree.ts'

/** Properties by which an element loads what they name. */
const LOADING = ['src', 'srcSet', 'poster', 'data', 'href', 'xLinkHref', 'background'] as const

/** The links and images of an article that lead to somewhere on this site. */
type InternalTargets = Pick<Article, 'links' | 'images'>

/**
 * Makes an article's links and images ready: external links open in a new tab, internal ones and images get the base
 * path, and images the size of their file where the author gave none.
 * @returns what stays on this site, for checking.
 */
export function prepareLinks(tree: Root, options: FinishOptions): InternalTargets {
  const { root, path: pagePath, basePath, texts, words } = options
  const uses = new Map<string, number>()
  /** Line of the next use of an address: uses come in the order in which they were written. */
  const lineOf = (address: string): number | undefined => {
    const lines = Object.hasOwn(texts, address) ? texts[address] : undefined
    const use = uses.get(address) ?? 0
    uses.set(address, use + 1)
    return lines?.[use] ?? lines?.at(-1)
  }
  const links: InternalLink[] = []
  const images: ArticleImage[] = []
  visitStatic(tree, ({ tagName, properties, children }) => {
    for (const name of LOADING) {
      const address = properties[name]
      if (tagName !== 'a' && typeof address === 'string' && isElsewhere(address))
        images.push({ address, line: lineOf(address), size: 'missing' })
    }
    if (tagName === 'img' && typeof properties.src === 'string' && !isElsewhere(properties.src)) {
      const image = { address: properties.src, line: lineOf(properties.src) }
      const size = sizeOfImage(root, image.address)
      images.push({ ...image, size })
      if (typeof size === 'object' && !properties.width && !properties.height)
        Object.assign(properties, size)
      if (properties.src.startsWith('/')) properties.src = withBase(properties.src, basePath)
      properties.loading ??= 'lazy'
      properties.decoding ??= 'async'
    }
    const { href } = properties
    if (tagName !== 'a' || typeof href !== 'string') return
    if (isElsewhere(href)) {
      if (!mayLead(href)) links.push({ address: href, line: lineOf(href), path: '', fragment: '' })
      if (!/^https?:/i.test(href)) return
      properties.target = '_blank'
      properties.rel = ['noreferrer']
      children.push({
        type: 'element',
        tagName: 'span',
        properties: { className: ['visually-hidden'] },
        children: [{ type: 'text', value: words.newTab }],
      })
      return
    }
    const [target = '', fragment = ''] = href.split('#')
    const path = target === '' ? pagePath : target.startsWith('/') ? normalizePath(target) : target
    links.push({ address: href, line: lineOf(href), path, fragment: decodedText(fragment) })
    if (href.startsWith('/')) properties.href = withBase(href, basePath)
  })
  return { links, images }
}
