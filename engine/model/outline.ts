/** A heading of a page. */
export interface Heading {
  /** Fragment that leads to it. */
  id: string
  text: string
  /** 1 to 6. */
  level: number
  /** Method of the call of an API that it is about, such as GET: the sidebar lists calls. */
  method?: string
}

/** A heading with the deeper headings that follow it. */
export interface OutlineNode extends Heading {
  children: OutlineNode[]
}

/** The headings of levels `from` to `to`, nested by level. A skipped level does not open an empty one. */
export function outlineOf(headings: readonly Heading[], from: number, to: number): OutlineNode[] {
  const roots: OutlineNode[] = []
  const open: OutlineNode[] = []
  for (const heading of headings) {
    if (heading.level < from || heading.level > to) continue
    const node: OutlineNode = { ...heading, children: [] }
    while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop()
    const parent = open.at(-1)
    ;(parent ? parent.children : roots).push(node)
    open.push(node)
  }
  return roots
}

/** The headings of an outline that are about a call of an API, in the order of the page. */
export function callsOf(nodes: readonly OutlineNode[]): OutlineNode[] {
  return nodes.flatMap(node => [...(node.method ? [node] : []), ...callsOf(node.children)])
}
