import type { Node } from './shapes.ts'

/**
 * Elements with lines of their own, beside which space says nothing. Of those that Markdown has, these are the ones that
 * `hast-util-minify-whitespace` takes for such.
 */
const APART = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'br', 'caption', 'col', 'colgroup', 'dd', 'div'],
  ...['dl', 'dt', 'figcaption', 'figure', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header'],
  ...['hgroup', 'hr', 'li', 'main', 'ol', 'p', 'section', 'summary', 'table', 'tbody', 'td'],
  ...['tfoot', 'th', 'thead', 'tr', 'ul'],
])
/** Elements that stand in a line as a word does. */
const AS_WORDS = new Set(['img', 'input', 'picture'])
/** Elements whose words say nothing of the space before them. */
const PASSED_OVER = new Set(['rp', 'source'])

/**
 * Collapses the space in simplified nodes as a browser does: each run becomes one space, and none is left at the edges of
 * a block, nor after another. It does what `hast-util-minify-whitespace` does, in a small part of the time: that compares
 * each node with long lists, one name after another. The nodes are changed.
 */
export function collapseSpace(nodes: Node[]): void {
  collapseIn(nodes, true, true)
}

/**
 * @param dropBefore whether a space that the nodes begin with is dropped
 * @param dropAfter the same for one that they end in
 * @returns whether a space that follows them is dropped
 */
function collapseIn(nodes: Node[], dropBefore: boolean, dropAfter: boolean): boolean {
  let drop = dropBefore
  let kept = 0
  for (const [index, node] of nodes.entries()) {
    const dropAtEnd = () => isDropped(nodes, index + 1) ?? dropAfter
    if (node.type === 'text') {
      const value = node.value.replace(/[\t\n\v\f\r ]+/g, ' ')
      const start = drop && value.startsWith(' ') ? 1 : 0
      const endsInSpace = value.length > start && value.endsWith(' ')
      const isCut = endsInSpace && dropAtEnd()
      node.value = value.slice(start, isCut ? -1 : undefined)
      if (node.value === '') continue
      drop = endsInSpace && !isCut
    } else if (node.type === 'element') {
      const isApart = APART.has(node.tagName)
      const dropNext = collapseIn(node.children, isApart || drop, isApart || dropAtEnd())
      drop = dropNext && !AS_WORDS.has(node.tagName)
    }
    nodes[kept] = node
    kept += 1
  }
  nodes.length = kept
  return drop || dropAfter
}

/** Whether a space before the nodes from a place on is dropped; undefined where none of them tells. */
function isDropped(nodes: readonly Node[], from: number): boolean | undefined {
  for (let index = from; index < nodes.length; index++) {
    const node = nodes[index]
    const is = node && isDroppedBefore(node)
    if (is !== undefined) return is
  }
  return undefined
}

function isDroppedBefore(node: Node): boolean | undefined {
  if (node.type === 'text') return /[^ \t\n\f\r]/.test(node.value) ? false : undefined
  if (node.type !== 'element' || PASSED_OVER.has(node.tagName)) return undefined
  if (AS_WORDS.has(node.tagName)) return false
  return APART.has(node.tagName) ? true : isDropped(node.children, 0)
}
