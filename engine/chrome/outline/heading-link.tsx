import type { ReactNode } from 'react'

interface Props {
  className: string | undefined
  /** The heading's id. */
  id: string
  /** Heading being read. */
  activeId: string | undefined
  /** Called with the id when the link is pressed. */
  onFollow: ((id: string) => void) | undefined
  children: ReactNode
}

/** A link to a heading of the page, marked while that is read. */
export function HeadingLink({ className, id, activeId, onFollow, children }: Props): ReactNode {
  return (
    <a
      className={className}
      href={`#${id}`}
      aria-current={id === activeId ? 'location' : undefined}
      onClick={() => onFollow?.(id)}
    >
      {children}
    </a>
  )
}
