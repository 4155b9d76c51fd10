import type { Element, Root, RootContent } from 'hast'

const isElement = ({ type }: RootContent): boolean => type === 'element'

/**
 * Visits the elements of a finished article that are static: those outside islands, and those in an
 * island's slots. What an island renders itself must stay as it was rendered, or it could not be hydrated.
 * @param visit returns true to leave out the element's children.
 */
export function visitStatic(
  tree: Root | Element,
  visit: (element: Element, parent: Root | Element, index: number) => unknown,
): void {
  const walk = (parent: Root | Element, isStatic: boolean) => {
    // The list may grow while it is walked.
    for (let index = 0; index < parent.children.length; index++) {
      const child: RootContent | undefined = parent.children[index]
      if (child?.type !== 'element') continue
      const leave = isStatic && visit(child, parent, index) === true
      // Most hold no others: the pieces of code, above all.
      if (leave || !child.children.some(isElement)) continue
      const { dataIsland, dataSlot } = child.properties
      walk(child, dataSlot !== undefined ? true : dataIsland !== undefined ? false : isStatic)
    }
  }
  walk(tree, true)
}

/** All ids below a node: the fragments that a link may lead to. */
export function idsOf(tree: Root | Element): string[] {
  return tree.children.flatMap(child => {
    if (child.type !== 'element') return []
    const { id } = child.properties
    return [...(typeof id === 'string' && id !== '' ? [id] : []), ...idsOf(child)]
  })
}

/** The classes of an element. */
export function classesOf(element: Element): string[] {
  const { className } = element.properties
  return Array.isArray(className) ? className.map(String) : []
}

/** A new element. */
export function h(
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element {
  return { type: 'element', tagName, properties, children }
}

/** Takes the style attributes out of all elements below a node: the site's policy refuses them. */
export function removeStyles(tree: Root | Element): void {
  visitElements(tree, ({ properties }) => {
    delete properties.style
  })
}

/** Visits all elements below a node, each before its children. */
export function visitElements(tree: Root | Element, visit: (element: Element) => void): void {
  for (const child of tree.children) {
    if (child.type !== 'element') continue
    visit(child)
    visitElements(child, visit)
  }
}
