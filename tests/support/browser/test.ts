import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { areHydrated } from '../hydrated.ts'
import type { SiteName } from '../sites/sites.ts'
import { addressOf } from './addresses.ts'
import { focusLostOn, watchFocus } from './focus.ts'
import { missingRules } from './missing-rules.ts'
import { troublesOf } from './troubles.ts'

export { expect }

interface Options {
  /** The site that is visited. */
  site: SiteName
  /** Troubles that belong to the test; every other console error, failed request or foreign request fails it. */
  expectedTroubles: RegExp[]
  /** Why the focus may end nowhere in a test; every other test after which it does fails. */
  losesFocus: string
}

interface Fixtures {
  /** What went wrong in the browser so far. */
  troubles: string[]
  /** What lost the focus so far. */
  focusLosses: string[]
  /** Checks at the end that all that is shown has its rules. */
  styledParts: undefined
}

/** A test in a browser on a served site, which also fails when anything goes wrong that it does not expect. */
export const test = base.extend<Options & Fixtures>({
  site: ['root', { option: true }],
  expectedTroubles: [[], { option: true }],
  losesFocus: ['', { option: true }],
  baseURL: async ({ site }, use) => use(addressOf(site)),
  troubles: [
    async ({ context, page, site, expectedTroubles }, use) => {
      const troubles = troublesOf(context, addressOf(site))
      await use(troubles)
      // A prefetch may still be under way in a test's own route: its end is nobody's failure.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      base
        .expect(
          troubles.filter(trouble => !expectedTroubles.some(expected => expected.test(trouble))),
          'nothing goes wrong in the browser',
        )
        .toEqual([])
    },
    { auto: true },
  ],
  styledParts: [
    async ({ context, site }, use) => {
      await use(undefined)
      for (const page of context.pages())
        base.expect(await missingRules(page, site), 'what is shown has its rules').toEqual([])
    },
    { auto: true },
  ],
  focusLosses: [
    async ({ context, losesFocus }, use) => {
      const losses = await watchFocus(context)
      await use(losses)
      if (losesFocus !== '') return
      for (const page of context.pages())
        await base.expect
          .poll(() => focusLostOn(page), { message: 'the focus is somewhere' })
          .toBe(undefined)
      base.expect(losses, 'the focus is never lost').toEqual([])
    },
    { auto: true },
  ],
})

/** Moves the pointer, a first input, and waits until the frame is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  // An input before the boot script listens would be lost.
  await page.waitForLoadState('domcontentloaded')
  await page.mouse.move(100, 100)
  await page.mouse.move(110, 110)
  await page.waitForFunction(areHydrated, '#app')
}

/** Waits until the interactive part of an article that holds an element answers: what is done before may be lost. */
export async function hydrateIsland(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  const island = part.locator('xpath=ancestor-or-self::*[@data-island][1]')
  await expect.poll(() => island.evaluateAll(areHydrated)).toBe(true)
}

/** Part of the name of the script that shows the definitions of terms. */
export const TERMS_SCRIPT = 'term-tips'

/** Waits until a script answers that an article fetches besides. @param named part of its name. */
async function hydrateScript(page: Page, named: string): Promise<void> {
  const script = await page.waitForFunction(
    part => performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.name,
    named,
  )
  // The same module as the page's own, which asked first and so goes on first.
  await page.evaluate(address => import(address ?? ''), await script.jsonValue())
}

/** Waits until the terms of a page show their definitions: a tap before that follows the link. */
export const hydrateTerms = (page: Page): Promise<void> => hydrateScript(page, TERMS_SCRIPT)

/** Waits until the names of parameters lead to their fields: a press before that leads to their rows. */
export const hydrateNames = (page: Page): Promise<void> => hydrateScript(page, 'link-parameters')

/** A mark on the document, which tells whether the document was loaded anew meanwhile. */
export const documentMark = {
  async set(page: Page): Promise<void> {
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  },
  /** Whether the document is still the one that was marked. */
  isThere: (page: Page): Promise<boolean> =>
    page.evaluate(() => document.documentElement.hasAttribute('data-marked')),
}

/** The link at the foot of a page to the one after it. */
export function nextLink(page: Page): Locator {
  return neighbors(page).getByRole('link', { name: /^Next/ })
}

/** The link at the foot of a page to the one before it. */
export function previousLink(page: Page): Locator {
  return neighbors(page).getByRole('link', { name: /^Previous/ })
}

function neighbors(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Previous and next page' })
}
