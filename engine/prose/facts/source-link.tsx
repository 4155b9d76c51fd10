import type { Source } from '#model/source.ts'
import { content, data, tag } from '../tag.ts'

/** A link to where a fact was read. */
export const SourceLink = tag(
  {
    /** Where the fact was read. */
    source: data<Source>('a source: title, url and when it was checked', 'title', 'url', 'checked'),
    /** Text of the link. Default: the title of the source. */
    children: content.optional(),
  },
  function SourceLink({ source, children }) {
    return <a href={source.url}>{children ?? source.title}</a>
  },
)
