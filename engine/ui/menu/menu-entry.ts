import type { ReactNode } from 'react'

/** Attributes of a link. */
export interface LinkAttributes {
  href: string
  target?: string
  rel?: string
}

/** An entry of a menu: either a link, or a group of entries with a sub-menu of its own. */
export interface MenuEntry {
  /** Tells it from the entries beside it. */
  id: string
  /** What the reader sees. */
  label: ReactNode
  link?: LinkAttributes | undefined
  /** Set when it leads to this page (`page`) or to something this page is a part of (`true`). */
  current?: 'page' | 'true' | undefined
  /** Entries of its sub-menu. */
  items?: MenuEntry[] | undefined
}

/** How menus of a place behave and look. */
export interface MenuSettings {
  /** Rest of the pointer before a menu opens, in milliseconds. */
  hoverDelay: number
  /** Time the pointer may spend outside before the menu closes, in milliseconds. */
  leaveGrace: number
  /** Distance between button and menu, in CSS pixels. */
  offset: number
  /** Class of the button. */
  className?: string | undefined
}
