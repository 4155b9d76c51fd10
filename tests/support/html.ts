import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { outputFileOf } from '#engine/model/routes.ts'
import { inlinedRules } from './inlined-rules.ts'

/** A page of a built site, to be read as a reader's browser does. */
export async function readPage(folder: string, sitePath: string): Promise<Root> {
  return fromHtml(await readFile(path.join(folder, outputFileOf(sitePath)), 'utf8'))
}

/** An attribute as text; undefined when it is not there. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name]
  if (value === undefined || value === null || value === false) return undefined
  return Array.isArray(value) ? value.join(' ') : String(value)
}

interface Wanted {
  tag?: string
  /** Attributes by their property names (`ariaLabel`), each the whole value or a part of it. */
  with?: Record<string, string | RegExp>
}

/** All elements below a node that match, in the order of the document. */
export function all(node: Root | Element, wanted: Wanted): Element[] {
  return node.children.flatMap(child => {
    if (child.type !== 'element') return []
    return [...(matches(child, wanted) ? [child] : []), ...all(child, wanted)]
  })
}

/** The one element that matches. @throws Error when there is none, or more than one. */
export function one(node: Root | Element, wanted: Wanted): Element {
  const [found, ...others] = all(node, wanted)
  if (!found || others.length > 0) {
    throw new Error(`found ${found ? others.length + 1 : 'no'} ${JSON.stringify(wanted)}`)
  }
  return found
}

function matches(element: Element, { tag, with: attributes = {} }: Wanted): boolean {
  if (tag !== undefined && element.tagName !== tag) return false
  return Object.entries(attributes).every(([name, value]) => {
    const found = attribute(element, name)
    if (found === undefined) return false
    return typeof value === 'string' ? found === value : value.test(found)
  })
}

/** The text of an element as it is read, without the spaces of the markup. */
export function text(element: Root | Element): string {
  return textOf(element).replace(/\s+/g, ' ').trim()
}

/** The content of a page's meta tag, by its name or property. */
export function meta(page: Root, name: string): string | undefined {
  const [tag] = [
    ...all(page, { tag: 'meta', with: { name } }),
    ...all(page, { tag: 'meta', with: { property: name } }),
  ]
  return tag && attribute(tag, 'content')
}

/** All style rules that the pages of a site hold. */
export async function readStyles(folder: string): Promise<string> {
  const files = globSync('**/*.html', { cwd: folder }).sort()
  const pages = await Promise.all(files.map(file => readFile(path.join(folder, file), 'utf8')))
  return [...new Set(pages.flatMap(inlinedRules).map(({ css }) => css))].join('\n')
}
