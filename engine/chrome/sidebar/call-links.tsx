import type { ReactNode } from 'react'
import type { OutlineNode } from '#model/outline.ts'
import { useFrame } from '../frame/frame-context.ts'
import { HeadingLink } from '../outline/heading-link.tsx'
import { useActiveHeading } from '../outline/use-active-heading.ts'
import styles from './sidebar.module.css'

/** The calls that the page describes, each with its method; the one being read is marked. */
export function CallLinks({ calls }: { calls: readonly OutlineNode[] }): ReactNode {
  const { activeId, followClick } = useActiveHeading(useFrame().page)
  return (
    <ul className={styles.items}>
      {calls.map(({ id, text, method }) => (
        <li key={id}>
          <HeadingLink className={styles.link} id={id} activeId={activeId} onFollow={followClick}>
            <b className={styles.method} data-method={method}>
              {method}
            </b>{' '}
            {text}
          </HeadingLink>
        </li>
      ))}
    </ul>
  )
}
