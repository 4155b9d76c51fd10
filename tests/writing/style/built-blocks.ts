import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textIn } from 'hast-util-to-string'
import { INLINE_ELEMENTS } from '#engine/node/pages/article/search-documents.ts'
import { classesOf } from '#engine/node/pages/article/tree.ts'
import type { BuiltPage } from '#support/built-pages.ts'
import { type TextBlock, VALUE } from './text-block.ts'

/** Elements that hold no prose. */
const NO_PROSE = new Set(['noscript', 'pre', 'script', 'style', 'svg', 'template'])
/** Elements that hold code or a formula. */
const CODE = new Set(['code', 'kbd', 'math', 'samp'])
/** Attributes that readers hear, or see when they point. */
const SAID = ['alt', 'ariaLabel', 'ariaValueText', 'placeholder', 'title', 'dataTerm'] as const

/** Whether an element is a line of its own in a cell, which only its rules say. */
const isNote = (element: Element) => classesOf(element).some(name => name.endsWith('_note'))

/** The texts of a built page, frame included: what its readers see, wherever it was written. */
export function builtBlocks({ path, html }: Pick<BuiltPage, 'path' | 'html'>): TextBlock[] {
  const texts: string[] = ['']
  const open = () => texts.push('')
  const add = (text: string) => {
    texts[texts.length - 1] += text
  }
  const walk = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type === 'text') add(child.value)
      if (child.type !== 'element' || NO_PROSE.has(child.tagName)) continue
      // What authors wrote to version control, which stays as it is.
      if (child.properties.dataChanges !== undefined) continue
      for (const name of SAID) {
        const value = child.properties[name]
        // Before the block that is being read, so that it is not cut in two.
        if (typeof value === 'string') texts.splice(texts.length - 1, 0, value)
      }
      if (classesOf(child).includes('visually-hidden'))
        texts.splice(texts.length - 1, 0, textIn(child))
      else if (CODE.has(child.tagName)) add(VALUE)
      else if (!isNote(child) && INLINE_ELEMENTS.has(child.tagName)) walk(child)
      else {
        open()
        walk(child)
        open()
      }
    }
  }
  walk(fromHtml(html))
  return texts
    .map(text => text.replace(/\s+/g, ' ').trim())
    .filter(text => /\p{L}/u.test(text))
    .map(text => ({ file: `the built page ${path}`, runs: [{ text, line: 1 }] }))
}
