import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visitStatic } from './tree.ts'

/** Characters that code in a sentence may have to be kept on one line: it fits the smallest phone. */
const SHORT = 24

/** Marks short code in sentences, which would end a line at its hyphens and spaces: a command in two pieces reads as two. */
export function keepShortCode(tree: Root): void {
  visitStatic(tree, element => {
    if (element.tagName === 'pre') return true
    const text = element.tagName === 'code' ? textOf(element) : ''
    if (text.length <= SHORT && /[\s-]/.test(text)) element.properties.dataWhole = ''
    return false
  })
}
