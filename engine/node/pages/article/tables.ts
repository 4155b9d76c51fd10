import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Words } from '#words/en.ts'
import { markNumberColumns } from './number-columns.ts'
import { cellsOf } from './table-cells.ts'
import { nameCells, shapeOf } from './table-shape.ts'
import { classesOf, h, visitStatic } from './tree.ts'

/** Puts each table in a named region that scrolls by itself, reachable by keyboard, and columns of numbers to the right. */
export function wrapTables(tree: Root, words: Words): void {
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
    const name = caption ? textOf(caption) : words.table(heading) + (count > 1 ? ` (${count})` : '')
    const cells = cellsOf(element)
    markNumberColumns(cells)
    const shape = shapeOf(cells)
    if (shape.dataWords !== undefined) nameCells(cells)
    parent.children[index] = h(
      'div',
      { className: ['table-scroll'], role: 'region', ariaLabel: name, tabIndex: 0, ...shape },
      element,
    )
    return true
  })
}
