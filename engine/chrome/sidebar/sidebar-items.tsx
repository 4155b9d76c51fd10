import type { ReactNode } from 'react'
import type { SidebarItem } from '#model/config/sidebar.ts'
import { callsOf } from '#model/outline.ts'
import { words } from '#words'
import { useFrame, useLinkTo } from '../frame/frame-context.ts'
import { CallLinks } from './call-links.tsx'
import styles from './sidebar.module.css'
import { SidebarSection } from './sidebar-section.tsx'

/** A list of sidebar entries. Those with entries of their own are sections, and so is a page of calls while it is open. */
export function SidebarItems({
  items,
  path,
}: {
  items: readonly SidebarItem[]
  path: string
}): ReactNode {
  const linkTo = useLinkTo()
  const { outline } = useFrame().page
  const calls = items.some(({ link }) => link === path) ? callsOf(outline) : []
  return (
    <ul className={styles.items}>
      {items.map(item => (
        <li key={item.link ?? item.text} className={styles.item}>
          {item.items ? (
            <SidebarSection item={item} path={path} name={words.pagesOf(item.text)}>
              <SidebarItems items={item.items} path={path} />
            </SidebarSection>
          ) : item.link === path && calls.length > 0 ? (
            <SidebarSection item={item} path={path} name={words.callsOf(item.text)}>
              <CallLinks calls={calls} />
            </SidebarSection>
          ) : item.link && !item.disabled ? (
            <a
              className={styles.link}
              aria-current={item.link === path ? 'page' : undefined}
              {...linkTo(item.link)}
            >
              {item.icon && (
                <img src={linkTo(item.icon).href} alt="" width="16" height="16" loading="lazy" />
              )}
              {item.text}
            </a>
          ) : (
            <span className={styles.disabled}>
              {item.text}
              {item.disabled && <span className="visually-hidden">{words.notAvailable}</span>}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
