import type { Root as HtmlRoot } from 'hast'
import { defaultNodeHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import type { Nodes, Root } from 'mdast'
import { collapseSpace } from './collapse-space.ts'
import { CODE, MATH, type Node } from './shapes.ts'
import { table } from './table-to-mdast.ts'

const code: Handle = (_: State, { properties }) => ({
  type: 'code',
  lang: String(properties.language || 'text'),
  meta: properties.meta ? String(properties.meta) : null,
  value: String(properties.value),
})
const math: Handle = (_: State, { properties }) => ({ type: 'math', value: String(properties.tex) })
const inline: Handle = (_: State, element) =>
  element.properties.tex === undefined
    ? { type: 'inlineCode', value: textOf(element) }
    : { type: 'inlineMath', value: String(element.properties.tex) }

const HANDLERS = { [CODE]: code, [MATH]: math, code: inline, table }

/**
 * Simplified nodes as a tree of Markdown. They are changed.
 *
 * The library is given an empty tree, and the nodes where it converts that: it would copy what it is given, collapse the
 * space in it and look for ids, which takes far longer than to convert it.
 */
export function nodesToMdast(nodes: Node[]): Root['children'] {
  collapseSpace(nodes)
  let converted: Root | undefined
  const root = (state: State, empty: HtmlRoot) => {
    converted = defaultNodeHandlers.root(state, { ...empty, children: nodes })
  }
  toMdast(
    { type: 'root', children: [] },
    { document: true, handlers: HANDLERS, nodeHandlers: { root } },
  )
  if (converted) tidyTexts(converted)
  return converted?.children ?? []
}

/**
 * Joins texts that stand beside one another, and takes the space from the edges of blocks: what the library does when it
 * is given the nodes themselves. Some space only comes to an edge while they are converted.
 */
function tidyTexts(parent: Extract<Nodes, { children: unknown[] }>): void {
  const children: Nodes[] = parent.children
  const isBlock = ['heading', 'paragraph', 'root'].includes(parent.type)
  for (let index = 0; index < children.length; index++) {
    const node = children[index]
    if (node && 'children' in node) tidyTexts(node)
    if (node?.type !== 'text') continue
    const before = children[index - 1]
    if (before?.type === 'text') {
      before.value += node.value
      children.splice(index, 1)
      // The text as a whole may have space at its end.
      index -= 2
      continue
    }
    node.value = node.value.replace(/[\t ]*(\r?\n|\r)[\t ]*/, '$1')
    if (isBlock && index === 0) node.value = node.value.replace(/^[\t ]+/, '')
    if (isBlock && index === children.length - 1) node.value = node.value.replace(/[\t ]+$/, '')
    if (node.value === '') {
      children.splice(index, 1)
      index -= 1
    }
  }
}
