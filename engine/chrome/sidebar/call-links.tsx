import type { ReactNode } from 'react'
import type { OutlineNode } from '#model/outline.ts'
import { useFrame } from '../frame/frame-context.ts'
import { useActiveHeading } from '../outline/use-active-heading.ts'
import styles from './sidebar.module.css'

/** The calls that the page describes, each with its method; the one being read is marked. */
export function CallLinks({ calls }: { calls: readonly OutlineNode[] }): ReactNode {
  const { activeId, followClick } = useActiveHeading(useFrame().page)
  return (
    <ul className={styles.items}>
      {calls.map(({ id, text, method }) => (
        <li key={id}>
          <a
            className={styles.link}
            href={`#${id}`}
            aria-current={id === activeId ? 'location' : undefined}
            onClick={() => followClick(id)}
          >
            <b className={styles.method} data-method={method}>
              {method}
            </b>{' '}
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
