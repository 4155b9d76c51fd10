import type { Page } from '@playwright/test'
import type { WindowName } from './model.ts'
import { type View, viewOf } from './view.ts'

/** An entry of the tab's history, as the walk expects it. */
export interface Entry {
  address: string
  /** Documents have numbers: entries of one are shown without loading anything. */
  document: number
  /** Where the page was left; undefined when its window had another width since. */
  scroll?: number | undefined
}

/** The tab that is walked in, and what the walk expects of it. */
export interface Tab {
  page: Page
  entries: Entry[]
  /** Place of the current one among the entries. */
  at: number
  window: WindowName
  isOnline: boolean
  /** Whether the app has taken over the document. */
  isAlive: boolean
  hasSearch: boolean
  hasDrawer: boolean
  /** What the tab showed before the step under way. */
  before: View
}

/** The current entry. */
export function here(tab: Tab): Entry {
  const entry = tab.entries[tab.at]
  if (!entry) throw new Error('the walk has left its history')
  return entry
}

/** Path of an address. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

/** Fragment of an address, with its number sign; empty for none. */
export function fragmentOf(address: string): string {
  return /#.*$/.exec(address)?.[0] ?? ''
}

/** Marks the document, and remembers what it shows, before a step. */
export async function remember(tab: Tab): Promise<void> {
  await tab.page.evaluate(() => document.documentElement.setAttribute('data-walked', ''))
  tab.before = await viewOf(tab.page)
  here(tab).scroll = tab.before.place.scroll
}
