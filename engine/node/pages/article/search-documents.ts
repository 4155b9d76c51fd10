import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Heading } from '#model/outline.ts'
import type { SearchDocument } from '#model/search-document.ts'
import { classesOf } from './tree.ts'

/** Elements whose text is not the author's. */
const LEFT_OUT = new Set(['button', 'script', 'style', 'math', 'svg', 'nav'])
const LEFT_OUT_CLASSES = ['anchor', 'visually-hidden', 'needs-script', 'figure-data']
/** Elements that text flows through; any other starts a word anew. */
export const INLINE_ELEMENTS: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'q',
  'span',
  'strong',
  'sub',
  'sup',
  'mark',
  'time',
  'wbr',
])

/**
 * Cuts an article into one document for each heading's section; what stands before the first section
 * is the page's own.
 */
export function searchDocuments(tree: Root, path: string, pageTitle: string): SearchDocument[] {
  const documents: SearchDocument[] = [
    { href: path, title: pageTitle, titles: [], text: '', isPage: true },
  ]
  const above: Heading[] = []

  const open = (heading: Element, level: number) => {
    const id = String(heading.properties.id ?? '')
    const text = textOf(heading).replace(/#$/, '').trim()
    if (level === 1) return
    while ((above.at(-1)?.level ?? 0) >= level) above.pop()
    documents.push({
      href: `${path}#${id}`,
      title: text,
      titles: [pageTitle, ...above.map(h => h.text)],
      text: '',
      isPage: false,
    })
    above.push({ id, text, level })
  }

  const walk = (node: Root | Element) => {
    for (const child of node.children) {
      const current = documents[documents.length - 1]
      if (!current) return
      if (child.type === 'text') current.text += child.value
      if (child.type !== 'element') continue
      const level = Number(/^h([1-6])$/.exec(child.tagName)?.[1])
      // A part of a section, such as the parameters of a call, belongs to the section above it.
      if (level && child.properties.dataPart === undefined) open(child, level)
      else if (
        !LEFT_OUT.has(child.tagName) &&
        child.properties.dataUnsearched === undefined &&
        !classesOf(child).some(name => LEFT_OUT_CLASSES.includes(name))
      ) {
        const isBlock = !INLINE_ELEMENTS.has(child.tagName)
        if (isBlock) current.text += ' '
        walk(child)
        const last = documents[documents.length - 1]
        if (isBlock && last) last.text += ' '
      }
    }
  }
  walk(tree)
  return documents.map(document => ({
    ...document,
    text: document.text.replace(/\s+/g, ' ').trim(),
  }))
}
