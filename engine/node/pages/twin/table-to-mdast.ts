import type { Element } from 'hast'
import { defaultHandlers, type Handle } from 'hast-util-to-mdast'
import type { TableCell, TableRow } from 'mdast'
import { isElement, type Node } from './shapes.ts'

const emptyRow = (): TableRow => ({ type: 'tableRow', children: [] })
const emptyCell = (): TableCell => ({ type: 'tableCell', children: [] })

/**
 * A simplified table as Markdown. The library would walk all that is in its cells to look for their sides, of which they
 * have none left, as they have no cells that span others.
 */
export const table: Handle = (state, element) => {
  if (state.inTable) return defaultHandlers.table?.(state, element)
  state.inTable = true
  const rows = state.toSpecificContent<TableCell, TableRow>(state.all(element), emptyRow)
  state.inTable = false
  // A table of Markdown has heads, be they empty.
  if (!hasHeads(element)) rows.unshift(emptyRow())
  for (const row of rows)
    row.children = state.toSpecificContent<TableCell['children'][number], TableCell>(
      row.children,
      emptyCell,
    )
  const columns = Math.max(1, ...rows.map(row => row.children.length))
  for (const { children } of rows) while (children.length < columns) children.push(emptyCell())
  return { type: 'table', align: Array.from({ length: columns }, () => null), children: rows }
}

/** Whether a table has heads, or a head in its first row. */
function hasHeads({ children }: Element): boolean {
  let rows = 0
  const isHead = (node: Node): boolean => {
    if (!isElement(node) || node.tagName === 'table') return false
    if (node.tagName === 'tr') rows += 1
    return (
      node.tagName === 'thead' || (node.tagName === 'th' && rows < 2) || node.children.some(isHead)
    )
  }
  return children.some(isHead)
}
