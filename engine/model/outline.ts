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

/** A heading with the deeper headings that follow it, if any: it travels in the page, where each byte counts. */
export interface OutlineNode extends Omit<Heading, 'level'> {
  children?: OutlineNode[]
}

/** The headings of levels `from` to `to`, nested by level. A skipped level does not open an empty one. */
export function outlineOf(headings: readonly Heading[], from: number, to: number): OutlineNode[] {
  const roots: OutlineNode[] = []
  const open: { level: number; node: OutlineNode }[] = []
  for (const { level, ...node } of headings) {
    if (level < from || level > to) continue
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const parent = open.at(-1)?.node
    if (parent) parent.children = [...(parent.children ?? []), node]
    else roots.push(node)
    open.push({ level, node })
  }
  return roots
}

/** The headings of an outline that are about a call of an API, in the order of the page. */
export function callsOf(nodes: readonly OutlineNode[] = []): OutlineNode[] {
  return nodes.flatMap(node => [...(node.method ? [node] : []), ...callsOf(node.children)])
}
