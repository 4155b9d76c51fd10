import { clsx } from 'clsx'
import * as Menu from 'radix-ui/dropdown-menu'
import type { PointerEvent, ReactNode } from 'react'
import { ChevronDownIcon } from '../icons.tsx'
import panel from '../panel/panel.module.css'
import { EntryContent } from './entry-content.tsx'
import styles from './menu.module.css'
import type { MenuEntry } from './menu-entry.ts'
import type { MenuFocus } from './use-menu-focus.ts'

interface Props {
  entries: readonly MenuEntry[]
  focus: MenuFocus
  /** Distance between an entry and its sub-menu, in CSS pixels. */
  offset: number
}

/** The entries of an open menu: links, and groups with sub-menus. */
export function MenuItems({ entries, focus, offset }: Props): ReactNode {
  const keepFocus = (event: PointerEvent) => {
    if (focus.isTyping()) event.preventDefault()
  }
  return entries.map(entry =>
    entry.items ? (
      <Menu.Sub key={entry.id}>
        <Menu.SubTrigger className={clsx(styles.item, styles.sub)}>
          <span className={styles.label}>{entry.label}</span>
          <ChevronDownIcon />
        </Menu.SubTrigger>
        <Menu.SubContent
          className={clsx(panel.panel, panel.floating, styles.panel, styles.floating)}
          sideOffset={offset}
        >
          <MenuItems entries={entry.items} focus={focus} offset={offset} />
        </Menu.SubContent>
      </Menu.Sub>
    ) : (
      <MenuLink key={entry.id} entry={entry} focus={focus} keepFocus={keepFocus} />
    ),
  )
}

function MenuLink({
  entry,
  focus,
  keepFocus,
}: {
  entry: MenuEntry
  focus: MenuFocus
  keepFocus: (event: PointerEvent) => void
}): ReactNode {
  return (
    <Menu.Item
      className={styles.item}
      asChild
      onSelect={focus.onSelect}
      onPointerMove={keepFocus}
      onPointerLeave={keepFocus}
    >
      <a aria-current={entry.current} {...entry.link}>
        <EntryContent entry={entry} />
      </a>
    </Menu.Item>
  )
}
