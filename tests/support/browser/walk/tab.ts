import type { Page } from '@playwright/test'
import { hydrate } from '../test.ts'
import { WINDOWS, type WindowName } from './model.ts'
import { type View, viewOf } from './view.ts'

/** An entry of the tab's history, as the walk expects it. */
export interface Entry {
  address: string
  /** Number of the document: entries of one are shown without loading another. */
  document: number
  /** Where the page was left; undefined when the window has had another width since. */
  scroll?: number | undefined
}

/** The tab that is walked in, and what the walk knows of it. */
export interface Tab {
  readonly page: Page
  readonly entries: Entry[]
  /** Place of the current one among the entries. */
  at: number
  window: WindowName
  isOnline: boolean
  /** What had the focus when the search was opened, or the mobile sidebar. */
  opener: string
  /** Whether the window has changed its width since then. */
  isResized: boolean
  /** What the tab showed before the step under way. */
  before: View
}

/** The current entry. */
export function here(tab: Tab): Entry {
  const entry = tab.entries[tab.at]
  if (!entry) throw new Error('the walk has left its history')
  return entry
}

/** Adds an entry after the current one; those that came after it are gone. */
export function pushEntry(tab: Tab, address: string, document: number): void {
  tab.at += 1
  tab.entries.splice(tab.at, tab.entries.length, { address, document })
}

/** Path of an address. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

/** Opens a page in a tab, and waits until its frame answers. */
export async function openTab(page: Page, address: string): Promise<Tab> {
  await page.setViewportSize(WINDOWS.desktop)
  await page.goto(address)
  await hydrate(page)
  const before = await viewOf(page)
  return {
    page,
    entries: [{ address, document: 0 }],
    at: 0,
    window: 'desktop',
    isOnline: true,
    opener: 'body',
    isResized: false,
    before,
  }
}

/** Marks the document, and remembers what it shows, before a step. A failure that was said is closed. */
export async function remember(tab: Tab): Promise<void> {
  await tab.page.evaluate(() => {
    document.documentElement.setAttribute('data-walked', '')
    document.querySelector<HTMLElement>('.waiting button + button')?.click()
  })
  tab.before = await viewOf(tab.page)
  here(tab).scroll = tab.before.place.scroll
}
