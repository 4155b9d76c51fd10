import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Boundary } from '../boundary/boundary.tsx'
import { ChevronDownIcon } from '../icons.tsx'
import panel from '../panel/panel.module.css'
import { useUpgrade } from '../upgrade/use-upgrade.ts'
import { LinkList } from './link-list.tsx'
import styles from './menu.module.css'
import type { MenuEntry, MenuSettings } from './menu-entry.ts'

interface Props {
  entry: MenuEntry
  settings: MenuSettings
  /** Path of the page; the menu closes when it changes. */
  path: string
}

const loadMenu = async () => (await import('./dropdown-menu.tsx')).DropdownMenu

/** A button with a menu of links. It works without script; its richer form is fetched later. */
export function Dropdown({ entry, settings, path }: Props): ReactNode {
  const { details, upgraded } = useUpgrade(loadMenu, path)
  const simple = (
    <details className={panel.disclosure} ref={details}>
      <summary
        className={clsx(panel.trigger, styles.trigger, settings.className)}
        aria-current={entry.current}
      >
        {entry.label}
        <ChevronDownIcon />
      </summary>
      <div className={clsx(panel.panel, styles.panel, styles.below)}>
        <LinkList entries={entry.items ?? []} />
      </div>
    </details>
  )
  if (!upgraded) return simple
  const { Component, initial } = upgraded
  return (
    <Boundary fallback={simple}>
      <Component entry={entry} settings={settings} initial={initial} />
    </Boundary>
  )
}
