import type { Page } from '@playwright/test'
import { addLink } from '#support/browser/add-link.ts'
import { holdBack } from '#support/browser/hold-back.ts'
import { callOf, openForm } from '#support/browser/open-form.ts'
import { heading } from '#support/browser/page-parts.ts'
import {
  type ChangingSite,
  type Deployed,
  LATER,
  makeReleases,
  serveChangingSite,
} from '#support/browser/releases.ts'
import { searchDialog, searchField, searchResults } from '#support/browser/search.ts'
import { test as base, documentMark, expect, hydrate, nextLink } from '#support/browser/test.ts'
import { areHydrated } from '#support/hydrated.ts'

// One worker makes the releases once.
base.describe.configure({ mode: 'default' })

const test = base.extend<{ changing: ChangingSite }>({
  changing: async ({ site: _ }, use) => {
    const site = await serveChangingSite()
    await use(site)
    await site.close()
  },
  baseURL: async ({ changing }, use) => use(changing.url),
})

// The site is not the one that tests visit otherwise; what is gone is not there, or goes while it is read, and that is told in the console.
test.use({
  expectedTroubles: [
    /^foreign request: http:\/\/localhost|404|woff2|ERR_FAILED|ERR_EMPTY_RESPONSE|MIME type|Minified React error/,
  ],
  losesFocus: 'a document that is loaded anew begins without a focus',
})

let releases: Deployed
let remove = async () => {}
test.beforeAll(async () => {
  ;({ releases, remove } = await makeReleases())
})
test.afterAll(() => remove())

// A face that comes late, and is taken when rules are added, changes where things stand.
test.beforeEach(({ page }) => page.route('**/*.woff2', route => route.abort()))

/** A place of another page, with a query. */
const PLACE = '/dao/tokenomics?x=1#fee-split'

const scrollOf = (page: Page) => page.evaluate(() => scrollY)

/** Scrolls down, in one step with the reading: the first scrolling may be what loads the page anew. @returns where it stands, in CSS pixels. */
async function scrollDown(page: Page): Promise<number> {
  const at = await page.evaluate(() => {
    scrollTo(0, 600)
    return scrollY
  })
  expect(at).toBeGreaterThan(300)
  return at
}

// Where assets are kept, little can fail: that is tried in the drills.
for (const change of ['texts', 'scripts'] as const)
  for (const assets of ['keeping', 'alone'] as const)
    test.describe(`an open page after a deploy with other ${change}, ${assets === 'keeping' ? 'which keeps the assets before' : 'whose host drops the assets before'}`, {
      tag: assets === 'keeping' ? '@drill' : [],
    }, () => {
      const deploy = (site: ChangingSite) => site.deploy(releases[change][assets])

      test('leads to the pages of the new release, and to places in them', async ({
        page,
        changing,
      }) => {
        await page.goto('/dao/governance')
        await hydrate(page)
        await deploy(changing)
        const link = await addLink(page, PLACE)
        await link.click()
        await expect(heading(page)).toHaveText('Tokenomics')
        await expect(page).toHaveURL(PLACE)
        await expect(page.getByRole('heading', { name: 'Fee split' })).toBeInViewport()
        await expect(page.getByText(LATER)).toBeVisible()
        await page.goBack()
        await expect(heading(page)).toHaveText('Governance')
        await hydrate(page)
      })

      test('comes to life where nothing of it had been loaded', async ({ page, changing }) => {
        await page.goto('/dao/governance')
        await deploy(changing)
        const before = await scrollDown(page)
        // To scroll was the first activity: where its scripts are gone, the page comes anew, and waits for the next.
        if (change === 'scripts' && assets === 'alone')
          await expect(page.getByText(LATER)).toBeVisible()
        await hydrate(page)
        expect(await scrollOf(page)).toBe(before)
        await page.keyboard.press('/')
        await searchField(page).fill('quorum')
        await expect(searchResults(page).first()).toBeVisible()
      })

      test('searches when the search is opened for the first time', async ({ page, changing }) => {
        await page.goto('/dao/governance')
        await hydrate(page)
        const before = await scrollDown(page)
        await deploy(changing)
        await page.keyboard.press('/')
        await page.keyboard.type('quorum')
        const again = searchDialog(page).getByRole('button', { name: 'Try again' })
        await expect(searchResults(page).first().or(again)).toBeVisible()
        if (await again.isVisible()) {
          // What cannot be had without the new release is said, and keeps the words.
          expect([change, assets]).toEqual(['scripts', 'alone'])
          const reloaded = page.waitForEvent('domcontentloaded')
          await again.click()
          await reloaded
          await hydrate(page)
          await page.keyboard.press('/')
        }
        await expect(searchField(page)).toHaveValue('quorum')
        await expect(searchResults(page).first()).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(searchDialog(page)).toHaveCount(0)
        expect(await scrollOf(page)).toBe(before)
      })

      test('searches on in a search that is open', async ({ page, changing }) => {
        await page.goto('/dao/governance')
        await hydrate(page)
        await page.keyboard.press('/')
        await searchField(page).fill('quorum')
        await expect(searchResults(page).first()).toBeVisible()
        await deploy(changing)
        await documentMark.set(page)
        await searchField(page).fill('subgraph endpoint')
        await expect(
          searchResults(page)
            .filter({ hasText: /subgraph/i })
            .first(),
        ).toBeVisible()
        expect(await documentMark.isThere(page)).toBe(true)
      })

      test('opens its menus, in their simple form at least', { tag: '@desktop' }, async ({
        page,
        changing,
      }) => {
        const hanging = await holdBack(page, '**/assets/dropdown-menu-*.js')
        await page.goto('/dao/governance')
        await hydrate(page)
        await deploy(changing)
        hanging.release()
        const nav = page.getByRole('navigation', { name: 'Site', exact: true })
        await nav.locator('summary, button').first().click()
        await expect(nav.locator('a:visible, [role=menuitem]:visible').first()).toBeVisible()
        await expect(heading(page)).toHaveText('Governance')
      })

      test('answers in parts that had not been loaded', async ({ page, changing }) => {
        const hanging = await holdBack(page, '**/assets/tabs-island-*.js')
        await page.goto('/api/examples/quote')
        await hydrate(page)
        const tab = page.getByRole('tab', { name: 'TypeScript' }).first()
        await tab.scrollIntoViewIfNeeded()
        const before = await scrollOf(page)
        await deploy(changing)
        hanging.release()
        await tab.click()
        const again = page.getByRole('button', { name: 'Try again' })
        if (change === 'scripts' && assets === 'alone') {
          await again.first().click()
          await expect(page.getByText(LATER)).toBeVisible()
          await expect.poll(() => scrollOf(page)).toBe(before)
          await hydrate(page)
          await tab.click()
        }
        await expect(tab).toHaveAttribute('aria-selected', 'true')
      })

      test('keeps what was typed into a form, and opens the next one', async ({
        page,
        changing,
      }) => {
        await page.goto('/api/swagger')
        const form = await openForm(page, 'Quote a trade')
        await form.getByLabel('amount').fill('123456789')
        await deploy(changing)
        await openForm(page, 'Prepare a swap')
        await expect(form.getByLabel('amount')).toHaveValue('123456789')
        await nextLink(page).click()
        await expect(page).not.toHaveURL('/api/swagger')
        await page.goto('/api/swagger')
        await openForm(page, 'Quote a trade')
        await expect(form.getByLabel('amount')).toHaveValue('123456789')
      })

      test('opens a form whose definition had not been loaded', async ({ page, changing }) => {
        await page.goto('/api/swagger')
        await hydrate(page)
        const call = callOf(page, 'Quote a trade')
        const toggle = call.getByRole('button', { name: 'Try it' })
        await toggle.scrollIntoViewIfNeeded()
        await expect
          .poll(() => toggle.locator('xpath=ancestor::*[@data-island][1]').evaluateAll(areHydrated))
          .toBe(true)
        const before = await scrollOf(page)
        await deploy(changing)
        await toggle.click()
        const form = page.getByRole('form', { name: 'Request: Quote a trade' })
        if (assets === 'alone') {
          await expect(call.getByRole('status')).toContainText('did not load')
          await toggle.click()
          await expect(page.getByText(LATER)).toBeVisible()
          await expect.poll(() => scrollOf(page)).toBe(before)
          await openForm(page, 'Quote a trade')
        }
        await expect(form).toBeVisible()
      })
    })
