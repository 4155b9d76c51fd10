import type { ReactElement, ReactNode } from 'react'
import type { Source } from '#model/source.ts'

interface SourceLinkProps {
  /** Where the fact was read. */
  readonly source: Source
  /** Text of the link. Default: the title of the source. */
  readonly children?: ReactNode
}

/** A link to where a fact was read. */
export function SourceLink({ source, children }: SourceLinkProps): ReactElement {
  return <a href={source.url}>{children ?? source.title}</a>
}
