import { toString as textOf } from 'hast-util-to-string'
import { h } from '../article/tree.ts'
import { CODE, isBlock, isElement, type Node, text } from './shapes.ts'

/** What stands between two parts of a cell that have a line each on the page. */
const BETWEEN = '; '

/**
 * What a cell holds, in one line: a table of Markdown has no blocks in its cells.
 * @param nodes of the cell
 */
export function blocksToLines(nodes: readonly Node[]): Node[] {
  const lines: Node[][] = [[]]
  const walk = (node: Node) => {
    const isBreak = isElement(node) && node.tagName === 'br'
    if (isBreak) return void lines.push([])
    if (isElement(node) && node.tagName === CODE) {
      lines.push([h('code', {}, text(String(node.properties.value).replace(/\s*\n\s*/g, ' ')))], [])
      return
    }
    const isPart = isBlock(node) || (isElement(node) && ['li', 'dt', 'dd'].includes(node.tagName))
    const holdsParts = isElement(node) && node.children.some(child => hasBreak(child))
    if (!isPart && !holdsParts) return void lines.at(-1)?.push(node)
    if (isPart) lines.push([])
    for (const child of isElement(node) ? node.children : []) walk(child)
    if (isPart) lines.push([])
  }
  nodes.forEach(walk)
  const words = (line: readonly Node[]) =>
    line.map(node => (node.type === 'comment' ? '' : textOf(node))).join('')
  const filled = lines.map(trimEnd).filter(line => words(line).trim() !== '')
  return filled.flatMap((line, index) => {
    const before = filled[index - 1]
    if (!before) return line
    // After a full stop or a colon, the next part needs no other sign.
    const isEnded = /[.:;,]\s*$/.test(words(before))
    return [text(isEnded ? ' ' : BETWEEN), ...line]
  })
}

/** A line without the space at its end. */
function trimEnd(line: readonly Node[]): Node[] {
  const last = line.at(-1)
  if (last?.type !== 'text') return [...line]
  const words = last.value.trimEnd()
  return words === '' ? trimEnd(line.slice(0, -1)) : [...line.slice(0, -1), text(words)]
}

/** Whether there is a part with a line of its own in a node. */
function hasBreak(node: Node): boolean {
  if (!isElement(node)) return false
  return isBlock(node) || ['br', 'li'].includes(node.tagName) || node.children.some(hasBreak)
}
