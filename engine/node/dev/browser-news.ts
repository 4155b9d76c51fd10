import type { Plugin } from 'vite'
import { EDITED, type Edited, OPENED, type Opened } from '#client/dev/messages.ts'

/**
 * What an edit changes for an open page: its document; its document and perhaps scripts, which the bundler
 * replaces in pages that are connected; or something that only loading the page anew brings in.
 */
export type Change = 'document' | 'scripts' | 'everything'

/** Tells browsers of edits. */
export interface BrowserNews {
  /** Joins the news to the bundler's server. */
  plugin: Plugin
  /** Counts edits; each document says at which one it was rendered. */
  revision(): number
  tell(change: Change): void
}

/** What has the bundler's script load a page anew. */
const RELOAD = { type: 'full-reload', path: '*' } as const

/**
 * Tells open pages of each edit, and pages that were on their way to a browser during an edit as soon as they
 * are connected: a page says which edit it knows of, and hears of all that came after.
 * @param styleSheet present address of the style sheet.
 */
export function browserNews(styleSheet: () => string): BrowserNews {
  let revision = 1
  /** The last edit after which a page that was not connected has scripts that are too old. */
  let lastOfScripts = 0
  let broadcast: (change: Change) => void = () => {}
  const edited = (): Edited => ({ revision, styleSheet: styleSheet() })
  return {
    plugin: {
      name: 'browser-news',
      configureServer({ environments: { client } }) {
        broadcast = change =>
          change === 'everything' ? client.hot.send(RELOAD) : client.hot.send(EDITED, edited())
        client.hot.on(OPENED, (opened: Opened, browser) => {
          if (opened.revision < lastOfScripts) browser.send(RELOAD)
          else if (opened.revision < revision) browser.send(EDITED, edited())
        })
      },
    },
    revision: () => revision,
    tell(change) {
      revision += 1
      if (change !== 'document') lastOfScripts = revision
      broadcast(change)
    },
  }
}
