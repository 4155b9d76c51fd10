import type { Browser } from '@playwright/test'
import {
  comeToLife,
  type MainThread,
  mainThreadDuring,
  whenIdle,
} from '#support/browser/main-thread.ts'
import { openPlainPage } from '#support/browser/plain-page.ts'
import { expect, test } from '#support/browser/test.ts'

/** Pages of each kind: what makes them heavy. */
const PAGES = {
  '/': 'the landing page',
  '/amm/introduction': 'an article',
  '/amm/clamm': 'figures and formulas',
  '/api/swagger': 'an API reference',
  '/contracts/cpamm': 'long tables',
}

/** A task longer than this keeps a reader's press waiting, in milliseconds. */
const LONG_MS = 50
/** How many times slower than a core of 3 GHz a phone's is. */
const SLOWDOWN = 4
/** How many times as much processor time the same task takes where other programs use the core and its caches as well. */
const BUSY = 2
/** Functions that may be left to compile when they are called: those of a visit are some 30, and were some 700. */
const COMPILED = 200
/** Visits of a page at most. */
const VISITS = 8

/** What a page's main thread does from the first input until the frame answers. */
async function comingToLife(
  browser: Browser,
  address: string,
): Promise<MainThread & { elements: number }> {
  const page = await openPlainPage(browser, address)
  try {
    await whenIdle(page)
    const elements = Number(await page.evaluate('document.querySelectorAll("*").length'))
    const done = await mainThreadDuring(page, () => comeToLife(page))
    return { ...done, elements }
  } finally {
    await page.close()
  }
}

test.describe('a page comes to life', { tag: '@desktop' }, () => {
  for (const [path, kind] of Object.entries(PAGES)) {
    // Counted is processor time of the page's own thread, in which other programs have no part, by what a fixed piece of
    // work takes of the same core. What they do to caches still adds, and never takes away: so the visit with the
    // shortest tasks counts, and twice the limit is allowed. A frame hydrated at once took three times it, and styles
    // computed anew up to twenty times. Styles are exact: a script that changes what the rules of the whole page hang
    // on has every one computed anew.
    test(`without a task over ${LONG_MS} ms on a slow phone, nor computing all styles anew: ${kind}`, async ({
      browser,
      baseURL,
    }) => {
      const longest: number[] = []
      while (longest.length < VISITS && !longest.some(time => time <= LONG_MS * BUSY)) {
        const { tasks, styled, compiled, elements } = await comingToLife(
          browser,
          `${baseURL}${path}`,
        )
        expect(tasks.length).toBeGreaterThan(10)
        expect(styled).toBeGreaterThan(0)
        expect(styled).toBeLessThan(elements)
        expect(compiled).toBeLessThan(COMPILED)
        longest.push((tasks[0] ?? 0) * SLOWDOWN)
      }
      expect(Math.min(...longest)).toBeLessThanOrEqual(LONG_MS * BUSY)
    })
  }
})
