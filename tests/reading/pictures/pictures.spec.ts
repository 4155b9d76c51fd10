import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import type { Locator, Page, PageAssertionsToHaveScreenshotOptions } from '@playwright/test'
import { waitForFaces } from '#support/browser/faces.ts'
import { expect, hydrate, hydrateIsland, test } from '#support/browser/test.ts'

/** Which browser the pictures beside this file were taken with: another one draws letters otherwise. */
const RECORD = new URL('browser.json', import.meta.url)
const ACCEPT = 'npm run pictures -- --accept'

/** The browser that the pictures were taken with; none where there are no pictures yet. */
function recordedVersion(): string {
  const record: { chromium: string } = JSON.parse(readFileSync(RECORD, 'utf8'))
  return record.chromium
}

/** Pages whose formulas have roots, bars and fractions: more than ten formulas together. */
const WITH_FORMULAS = ['cpamm', 'clamm']

/** The bar of a small screen comes and goes with the scrolling by which a part is brought into view, and lies over it. */
const WITHOUT_BARS = { stylePath: new URL('without-bars.css', import.meta.url).pathname }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Why the pictures do not run in a browser; undefined where they do. */
function reasonToSkip(version: string): string | undefined {
  if (version === recordedVersion()) return undefined
  return `The pictures are those of Chromium ${recordedVersion()}, and this is ${version}: they did not run. "${ACCEPT}" takes them with this one.`
}

test.beforeAll(({ browser }, { config }) => {
  const version = browser.version()
  if (config.updateSnapshots === 'all')
    writeFileSync(RECORD, `${JSON.stringify({ chromium: version }, undefined, 2)}\n`)
  const reason = reasonToSkip(version)
  if (reason) process.stdout.write(`${reason}\n`)
})

test.beforeEach(async ({ page, browser }) => {
  const reason = reasonToSkip(browser.version())
  test.skip(reason !== undefined, reason)
  await waitForFaces(page)
})

/** Holds what is seen to its picture; a change that is meant is accepted with one command. */
async function looksAs(
  seen: Page | Locator,
  name: string,
  options: PageAssertionsToHaveScreenshotOptions = {},
): Promise<void> {
  await expect(seen, `if this is meant: ${ACCEPT}`).toHaveScreenshot(`${name}.png`, options)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const name of WITH_FORMULAS) {
      test(`formulas of ${name}`, { tag: '@desktop' }, async ({ page }) => {
        await page.goto(`/amm/${name}`)
        const formulas = page.locator('#article .math-display')
        const count = await formulas.count()
        expect(count).toBeGreaterThanOrEqual(5)
        for (let at = 0; at < count; at++)
          await looksAs(formulas.nth(at), `formula-${name}-${at + 1}-${colorScheme}`)
      })
    }

    test('a figure', async ({ page }) => {
      await page.goto('/amm/cpamm')
      await hydrate(page)
      const figure = page.locator('#article figure:has(svg[role="img"])').first()
      // Its controls look otherwise until it answers.
      await hydrateIsland(figure)
      await looksAs(figure, `figure-${colorScheme}`, WITHOUT_BARS)
    })

    test('an operation of an API', async ({ page }) => {
      await page.goto('/api/swagger')
      await hydrate(page)
      await page
        .locator('[data-call] h3')
        .first()
        .evaluate(heading => heading.scrollIntoView())
      await looksAs(page, `operation-${colorScheme}`)
    })

    test('the first page', async ({ page }) => {
      await page.goto('/')
      await looksAs(page, `landing-${colorScheme}`)
    })

    test('the search', async ({ page }) => {
      await page.goto('/dao/governance')
      await hydrate(page)
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox').fill('quorum')
      await expect(page.getByRole('option').first()).toBeVisible()
      await looksAs(page, `search-${colorScheme}`)
    })
  })
}
