import type { ReactElement, ReactNode } from 'react'
import { type LinkId, links } from '#facts/links.ts'

interface OfficialLinkProps {
  /** Which official link. */
  readonly id: LinkId
  /** Text of the link. Default: its label. */
  readonly children?: ReactNode
}

/** An official link inside a sentence. */
export function OfficialLink({ id, children }: OfficialLinkProps): ReactElement {
  const { href, label } = links[id]
  return <a href={href}>{children ?? label}</a>
}
