import { setTimeout as wait } from 'node:timers/promises'
import type { Bidi } from './bidi.ts'

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

/** What a reader does to a tab by Firefox's own menus, which its driver has no words for. */
export type TabDeed = 'duplicate' | 'close and reopen'

/** Does it to the only tab at an address. Runs in the window of Firefox itself. */
async function doInWindow(deed: TabDeed, url: string): Promise<void> {
  const [tab, another] = gBrowser.tabs.filter(
    ({ linkedBrowser }) => linkedBrowser.currentURI.spec === url,
  )
  if (!tab || another) throw new Error(`not one tab shows ${url}`)
  if (deed === 'duplicate') {
    gBrowser.duplicateTab(tab)
    return
  }
  const { TabStateFlusher } = ChromeUtils.importESModule(
    'resource:///modules/sessionstore/TabStateFlusher.sys.mjs',
  )
  const closed = SessionStore.getClosedTabCountForWindow(window)
  await TabStateFlusher.flush(tab.linkedBrowser)
  gBrowser.removeTab(tab)
  while (SessionStore.getClosedTabCountForWindow(window) === closed)
    await new Promise(resolve => setTimeout(resolve, 10))
  SessionStore.undoCloseTab(window, 0)
}

const PAUSE_MS = 20

/**
 * Has Firefox make a tab out of what it remembers of one: a copy beside it, or the tab itself after it was closed. That is
 * what it does with every tab of a session that it restores.
 * @param url address that no other tab shows.
 * @returns the new tab's context, once it has loaded.
 * @throws Error when Firefox refuses.
 */
export async function remadeTab(bidi: Bidi, deed: TabDeed, url: string): Promise<string> {
  const at = async () => {
    const { contexts } = await bidi.send<Tree>('browsingContext.getTree', { maxDepth: 0 })
    return contexts.flatMap(each => (each.url === url ? [each.context] : []))
  }
  const before = await at()
  const { contexts } = await bidi.send<Tree>('browsingContext.getTree', {
    'moz:scope': 'chrome',
    maxDepth: 0,
  })
  const done = await bidi.send<{ type: string; exceptionDetails?: { text: string } }>(
    'script.evaluate',
    {
      expression: `(${doInWindow})(${JSON.stringify(deed)}, ${JSON.stringify(url)})`,
      target: { context: contexts[0]?.context ?? '' },
      awaitPromise: true,
    },
  )
  if (done.type === 'exception') throw new Error(done.exceptionDetails?.text)
  let found: string | undefined
  while (found === undefined) {
    await wait(PAUSE_MS)
    found = (await at()).find(context => !before.includes(context))
  }
  return found
}
