import { expect } from 'vitest'
import type { Bidi } from './bidi.ts'
import type { TabDeed } from './browser.ts'

/** What of Firefox's own window is used here. */
interface Tab {
  linkedBrowser: { currentURI: { spec: string } }
}
declare const gBrowser: {
  tabs: Tab[]
  duplicateTab(tab: Tab): Tab
  removeTab(tab: Tab): void
}
declare const SessionStore: {
  undoCloseTab(window: Window, index: number): Tab
  getClosedTabCountForWindow(window: Window): number
}
interface Flusher {
  TabStateFlusher: { flush(browser: Tab['linkedBrowser']): Promise<void> }
}
declare const ChromeUtils: { importESModule(address: string): Flusher }

interface Tree {
  contexts: { context: string; url: string }[]
}

interface Evaluated {
  type: string
  result?: { value?: number }
  exceptionDetails?: { text: string }
}

/** Makes a copy of the only tab at an address. Runs in the window of Firefox itself, as the next ones do. */
function duplicate(url: string): void {
  const [tab, another] = gBrowser.tabs.filter(
    ({ linkedBrowser }) => linkedBrowser.currentURI.spec === url,
  )
  if (!tab || another) throw new Error(`not one tab shows ${url}`)
  gBrowser.duplicateTab(tab)
}

/** Closes the tab at an address, once all of it is noted. @returns how many had been closed before. */
async function close(url: string): Promise<number> {
  const tab = gBrowser.tabs.find(({ linkedBrowser }) => linkedBrowser.currentURI.spec === url)
  if (!tab) throw new Error(`no tab shows ${url}`)
  const { TabStateFlusher } = ChromeUtils.importESModule(
    'resource:///modules/sessionstore/TabStateFlusher.sys.mjs',
  )
  await TabStateFlusher.flush(tab.linkedBrowser)
  const closed = SessionStore.getClosedTabCountForWindow(window)
  gBrowser.removeTab(tab)
  return closed
}

/** How many closed tabs Firefox remembers. */
function closedTabs(): number {
  return SessionStore.getClosedTabCountForWindow(window)
}

/** Opens the tab again that was closed last. */
function reopen(): void {
  SessionStore.undoCloseTab(window, 0)
}

/** Calls a function in the window of Firefox itself. @throws Error when it throws. */
async function inWindow(bidi: Bidi, call: (url: string) => unknown, url: string): Promise<number> {
  const { contexts } = await bidi.send<Tree>('browsingContext.getTree', {
    'moz:scope': 'chrome',
    maxDepth: 0,
  })
  const done = await bidi.send<Evaluated>('script.evaluate', {
    expression: `(${call})(${JSON.stringify(url)})`,
    target: { context: contexts[0]?.context ?? '' },
    awaitPromise: true,
  })
  if (done.type === 'exception') throw new Error(done.exceptionDetails?.text)
  return done.result?.value ?? 0
}

/**
 * Has Firefox make a tab out of what it remembers of one, as it does with every tab of a session that it restores.
 * @param url address that no other tab shows.
 * @returns the new tab's context.
 * @throws Error when Firefox refuses.
 */
export async function remadeTab(bidi: Bidi, deed: TabDeed, url: string): Promise<string> {
  const at = async () => {
    const { contexts } = await bidi.send<Tree>('browsingContext.getTree', { maxDepth: 0 })
    return contexts.flatMap(each => (each.url === url ? [each.context] : []))
  }
  const before = await at()
  if (deed === 'duplicate') await inWindow(bidi, duplicate, url)
  else {
    const closed = await inWindow(bidi, close, url)
    await expect.poll(() => inWindow(bidi, closedTabs, url)).toBeGreaterThan(closed)
    await inWindow(bidi, reopen, url)
  }
  let made = ''
  const isMade = async () => {
    made = (await at()).find(context => !before.includes(context)) ?? ''
    return made !== ''
  }
  await expect.poll(isMade).toBe(true)
  return made
}
