import type { ReactNode } from 'react'
import type { OutlineNode } from '#model/outline.ts'
import { HeadingLink } from './heading-link.tsx'
import styles from './outline.module.css'

interface Props {
  nodes: readonly OutlineNode[]
  /** Heading being read. */
  activeId?: string | undefined
  /** Called with a heading's id when its link is pressed. */
  onFollow?: (id: string) => void
}

/** Headings with the deeper ones below them, each a link to its place. */
export function OutlineList({ nodes, activeId, onFollow }: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {nodes.map(({ id, text, children }) => (
        <li key={id}>
          <HeadingLink className={styles.link} id={id} activeId={activeId} onFollow={onFollow}>
            {text}
          </HeadingLink>
          {children && (
            <OutlineList nodes={children} activeId={activeId} {...(onFollow && { onFollow })} />
          )}
        </li>
      ))}
    </ul>
  )
}
