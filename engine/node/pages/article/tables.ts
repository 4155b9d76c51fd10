import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { classesOf, h, visitStatic } from './tree.ts'

/** Puts each table in a named region that scrolls by itself, reachable by keyboard. */
export function wrapTables(tree: Root): void {
  let heading = ''
  let count = 0
  visitStatic(tree, (element, parent, index) => {
    if (/^h[1-6]$/.test(element.tagName)) {
      heading = textOf(element).replace(/#$/, '').trim()
      count = 0
    }
    if (element.tagName !== 'table') return false
    if (parent.type === 'element' && classesOf(parent).includes('table-scroll')) return false
    const caption = element.children.find(
      child => child.type === 'element' && child.tagName === 'caption',
    )
    count += 1
    const name = caption ? textOf(caption) : `Table: ${heading}${count > 1 ? ` (${count})` : ''}`
    parent.children[index] = h(
      'div',
      { className: ['table-scroll'], role: 'region', ariaLabel: name, tabIndex: 0 },
      element,
    )
    return true
  })
}
