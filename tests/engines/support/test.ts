import process from 'node:process'
import { test as base, expect } from 'vitest'
import type { LocalApi } from '#support/browser/local-api.ts'
import type { Browser, Size } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { type Page, pageIn } from './page.ts'
import { type ServedSite, serveForEngines } from './site.ts'
import { startWebKit } from './webkit.ts'

export { expect }

const DESKTOP: Size = { width: 1280, height: 800 }
/** As narrow as both engines make a window; the frame is that of a phone below 900 pixels. */
export const SMALL: Size = { width: 500, height: 800 }

/**
 * What Firefox tells as an error where a page was left while it asked for the icon of the site, which it does whenever it likes
 * and unseen by the page.
 */
const ICON_LEFT =
  /(?:favicon\.ico|images\/icon-\w+\.svg)’\. A ServiceWorker intercepted the request and encountered/

interface Fixtures {
  /** What `scripts/engines/programs.mjs` found: the name of the engine, and the files of its programs. */
  engine: Readonly<Record<string, string>>
  browser: Browser
  site: ServedSite
  size: Size
  /** What is answered to the forms of the API pages, and what they asked for. */
  api: LocalApi
  /** Troubles that belong to the journey; every other one fails it. */
  expectedTroubles: RegExp[]
  page: Page
}

function start({ name, file = '', driver = '', browser = '', screen }: Fixtures['engine']) {
  if (name === 'firefox') return startFirefox(file)
  return startWebKit({ driver, browser, ...(screen !== undefined && { screen }) })
}

/** A journey in the engine that the command names; it also fails on a console error or an exception. */
export const journey = base.extend<Fixtures>({
  engine: [JSON.parse(process.env.ENGINE ?? '{}'), { scope: 'worker' }],
  browser: [
    async ({ engine }, use) => {
      const browser = await start(engine)
      process.stdout.write(`This is ${browser.version}.\n`)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  size: DESKTOP,
  site: async ({ task: _ }, use) => {
    const site = await serveForEngines()
    await use(site)
    await site.stop()
  },
  api: async ({ site }, use) => use(site.api),
  expectedTroubles: [],
  page: async ({ browser, site, size, expectedTroubles }, use) => {
    const session = await browser.open(size)
    await use(pageIn(session, site.url))
    const troubles = session
      .troubles()
      .filter(trouble => ![ICON_LEFT, ...expectedTroubles].some(expected => expected.test(trouble)))
    await session.close()
    expect(troubles, 'nothing goes wrong in the browser').toEqual([])
  },
})
