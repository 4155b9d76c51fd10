import type { ReactNode } from 'react'

/** Where the fields of a subgraph are listed, and how far to trust the list: a sentence. */
export function SubgraphSchema({ href }: { href: string }): ReactNode {
  return (
    <>
      All fields are in the <a href={href}>published schema</a>; the schema of an endpoint may be
      older or newer, and its own introspection has the last word.
    </>
  )
}
