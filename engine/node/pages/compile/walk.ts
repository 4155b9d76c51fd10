import type { Nodes, Parents } from 'mdast'

/** Answered by a visitor of a node whose children are not to be visited. */
export const SKIP = 'skip'

/**
 * What sees each node of a page before the node's children. It may put another node in its place; the children of the
 * one that it has seen are visited all the same.
 */
type Visitor = (node: Nodes, index: number | undefined, parent: Parents | undefined) => unknown

/**
 * Visits the nodes of a page in the order in which they are written. Pages are walked often, and `unist-util-visit` makes
 * a function and defines its name for every node, which took more time than what is done with the node.
 */
export function walk(node: Nodes, visit: Visitor, index?: number, parent?: Parents): void {
  if (visit(node, index, parent) === SKIP || !('children' in node)) return
  const { children } = node
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at]
    if (child) walk(child, visit, at, node)
  }
}

/** Visits the fenced code of a page. */
export function walkCode(
  tree: Nodes,
  visit: (node: Extract<Nodes, { type: 'code' }>) => void,
): void {
  walk(tree, node => {
    if (node.type === 'code') visit(node)
  })
}
