import { type ReactNode, useState } from 'react'
import type { SidebarItem } from '#model/config/sidebar.ts'
import { containsPath } from '#model/sidebar.ts'
import { ChevronDownIcon } from '#ui/icons.tsx'
import { useLinkTo } from '../frame/frame-context.ts'
import styles from './sidebar.module.css'

interface Props {
  item: SidebarItem
  /** Path of the page. */
  path: string
  /** What its entries are called together. */
  name: string
  /** The list of its entries. */
  children: ReactNode
}

/**
 * A section of the sidebar. It opens and closes without script. A section with its own link navigates and
 * toggles: the link and the toggle stand side by side, and pressing the link of the page one is on toggles too.
 */
export function SidebarSection({ item, path, name, children }: Props): ReactNode {
  const linkTo = useLinkTo()
  const isActive = containsPath(item, path)
  const [open, setOpen] = useState(isActive || !item.collapsed)
  // A section that was closed by hand opens again for each further page in it.
  const [openedFor, setOpenedFor] = useState(path)
  // Within the render: the sidebar is scrolled to its mark before anything is painted.
  if (openedFor !== path) {
    setOpenedFor(path)
    if (isActive) setOpen(true)
  }

  const onToggle = (event: { currentTarget: HTMLDetailsElement }) =>
    setOpen(event.currentTarget.open)
  if (!item.link || item.disabled) {
    return (
      <details open={open} onToggle={onToggle}>
        <summary className={styles.summary}>
          {item.text}
          <ChevronDownIcon />
        </summary>
        {children}
      </details>
    )
  }
  const isCurrent = item.link === path
  return (
    <div className={styles.linkedSection}>
      <a
        className={styles.link}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          setOpen(current => (isCurrent ? !current : true))
        }}
        href={linkTo(item.link).href}
      >
        {item.text}
      </a>
      <details open={open} onToggle={onToggle}>
        <summary className={styles.toggle} aria-label={name}>
          <ChevronDownIcon />
        </summary>
        {children}
      </details>
    </div>
  )
}
