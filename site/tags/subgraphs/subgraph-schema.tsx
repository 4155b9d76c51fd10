import { tag } from 'docs-engine/tags'
import { z } from 'zod'

/** Where the fields of a subgraph are listed, and how far to trust the list: a sentence. */
export const SubgraphSchema = tag(
  {
    /** Address of the schema's source. */
    href: z.url(),
  },
  function SubgraphSchema({ href }) {
    return (
      <>
        All fields are in the <a href={href}>published schema</a>; the schema of an endpoint may be
        older or newer. Its own introspection shows the one it uses.
      </>
    )
  },
)
