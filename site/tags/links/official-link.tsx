import { content, keyOf, tag } from 'docs-engine/tags'
import { links } from '#facts/links.ts'

/** An official link inside a sentence. */
export const OfficialLink = tag(
  {
    /** Which official link. */
    id: keyOf(links),
    /** Text of the link. Default: its label. */
    children: content.optional(),
  },
  function OfficialLink({ id, children }) {
    const { href, label } = links[id]
    return <a href={href}>{children ?? label}</a>
  },
)
