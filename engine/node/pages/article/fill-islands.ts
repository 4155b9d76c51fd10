import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { RenderedParts } from '#islands/render.tsx'
import { removeStyles, visitElements } from './tree.ts'

/**
 * An article as a tree, with its islands inside. Their style attributes are left out: the headless components write
 * some, and a strict policy refuses them; the script sets what they need once an island is hydrated.
 */
export function articleTree({ html, islands }: RenderedParts): Root {
  const tree = fromHtml(html, { fragment: true })
  const fill = (element: Element) => {
    const { dataIsland, dataIndex } = element.properties
    if (dataIsland === undefined) return
    const inside = fromHtml(islands[Number(dataIndex)]?.html ?? '', { fragment: true })
    removeStyles(inside)
    element.children = inside.children.filter(
      child => child.type === 'element' || child.type === 'text' || child.type === 'comment',
    )
  }
  // An island that is filled may hold further ones in its slots, which are visited after it.
  visitElements(tree, fill)
  return tree
}
