import type { Page, Route } from '@playwright/test'
import { holdBack } from '#support/browser/hold-back.ts'
import {
  searchDialog as dialog,
  searchField as input,
  searchResults as results,
} from '#support/browser/search.ts'
import { documentMark, expect, hydrate, nextLink, test } from '#support/browser/test.ts'

const heading = (page: Page) => page.locator('#article h1')

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await expect(input(page)).toBeFocused()
}

/** Expects that the page is shown on which the search was opened, and that one step leads back from it. */
async function expectWayBack(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dao/tokenomics')
  await expect(heading(page)).toHaveText('Tokenomics')
  await page.goBack()
  await expect(page).toHaveURL('/dao/governance')
  await expect(heading(page)).toHaveText('Governance')
  expect(await documentMark.isThere(page)).toBe(true)
}

/** Goes from a page to the next, so that there is a way back. */
test.beforeEach(async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
  await documentMark.set(page)
})

test('the way back closes the search and leaves the page, the next one leads on', async ({
  page,
}) => {
  await openSearch(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expectWayBack(page)
})

test('the way forward opens it again, over the page it was opened on', async ({ page }) => {
  await openSearch(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.goForward()
  await expect(input(page)).toBeFocused()
  await expect(heading(page)).toHaveText('Tokenomics')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Governance')
})

test('a search that was closed leaves nothing in the way back, however often', async ({ page }) => {
  for (const close of ['Escape', 'Control+k', 'Escape']) {
    await openSearch(page)
    await page.keyboard.press(close)
    await expect(dialog(page)).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).toHaveURL('/dao/governance')
  await expect(heading(page)).toHaveText('Governance')
})

test('a fragment edited while it is open is followed, and left again on the way back', async ({
  page,
}) => {
  const scroll = () => page.evaluate(() => scrollY)
  const last = page.locator('#article h2[id]').last()
  await openSearch(page)
  await page.evaluate(
    hash => {
      location.hash = hash
    },
    `#${await last.getAttribute('id')}`,
  )
  await expect(last).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(scroll).toBeGreaterThan(100)
  await page.goBack()
  await expect(input(page)).toBeFocused()
  await expect.poll(scroll).toBe(0)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/dao/tokenomics')
  expect(await scroll()).toBe(0)
  await expectWayBack(page)
})

/** Has a page hang, and no page come before a reader asks for it. */
async function hold(page: Page, path: string, end?: (route: Route) => Promise<void>) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.reload()
  await hydrate(page)
  return holdBack(page, `**${path}`, request => request.resourceType() === 'fetch', end)
}

test('a search that is opened while a page hangs takes its place, and every entry has its page', async ({
  page,
}) => {
  const { release } = await hold(page, '/sdk/installation')
  const came = page.waitForResponse(response => response.url().endsWith('/sdk/installation'))
  await nextLink(page).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await openSearch(page)
  release()
  await came
  // By its markup: to those who hear, what lies behind the open search is not there.
  await expect(page.locator('[role=progressbar]')).toHaveCount(0)
  await expect(heading(page)).toHaveText('Tokenomics')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await documentMark.set(page)
  await expectWayBack(page)
})

test('a search that is opened on the way back to a page that hangs leaves the way forward', async ({
  page,
}) => {
  await hold(page, '/dao/governance')
  await page.evaluate(() => history.back())
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeVisible()
  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dao/tokenomics')
  await expect(heading(page)).toHaveText('Tokenomics')
  await expect(dialog(page)).toHaveCount(0)
})

for (const tells of [true, false])
  test.describe(
    tells ? 'a browser that tells its history' : 'a browser that does not tell its history',
    () => {
      test.use({ expectedTroubles: [/ERR_FAILED/] })

      test.beforeEach(async ({ page }) => {
        if (tells) return
        await page.addInitScript(() =>
          Object.defineProperty(window, 'navigation', { value: undefined }),
        )
      })

      for (const isOpen of [true, false])
        test(`a way back that fails ${isOpen ? 'under the open search' : 'after a search'} leads to the page that stayed`, async ({
          page,
        }) => {
          const { release } = await hold(page, '/dao/governance', route => route.abort())
          await page.evaluate(() => history.back())
          await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
          await openSearch(page)
          if (!isOpen) await page.keyboard.press('Escape')
          release()
          await expect(page.getByText('did not load').first()).toBeVisible()
          await expect(page).toHaveURL('/dao/tokenomics')
          if (isOpen) {
            await expect(input(page)).toBeFocused()
            await page.goBack()
          }
          await expect(dialog(page)).toHaveCount(0)
          await expect(page).toHaveURL('/dao/tokenomics')
          await expect(heading(page)).toHaveText('Tokenomics')
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await documentMark.set(page)
          await expectWayBack(page)
        })
    },
  )

test('a search that is closed and opened at once stays open', async ({ page }) => {
  await openSearch(page)
  await page.evaluate(() => {
    for (let turn = 0; turn < 3; turn += 1)
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    for (let turn = 0; turn < 3; turn += 1)
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
  })
  await expect(input(page)).toBeFocused()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/dao/tokenomics')
})

for (const [query, target] of [
  ['xsushi contract', /\/contracts\//],
  ['staking bar', /\/dao\/tokenomics#/],
] as const) {
  test(`from the result of "${query}" one step leads back to the page`, async ({ page }) => {
    await openSearch(page)
    await input(page).fill(query)
    await expect(results(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(target)
    await expect(dialog(page)).toHaveCount(0)
    await page.goBack()
    await expectWayBack(page)
  })
}

test('a browser that refuses a history entry opens and closes the search without one', async ({
  page,
}) => {
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('Too many calls', 'SecurityError')
    }
  })
  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expectWayBack(page)
})

test('after a reload with the search open, the page is there, and one step leads back from it', async ({
  page,
}) => {
  await openSearch(page)
  const entries = await page.evaluate(() => history.length)
  await page.reload()
  await expect(dialog(page)).toHaveCount(0)
  await expect(heading(page)).toHaveText('Tokenomics')
  await expect.poll(() => page.evaluate(() => history.state?.search)).toBeUndefined()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL('/dao/governance')
  await expect(heading(page)).toHaveText('Governance')
})

test('a window with the storage and the history mark of a tab with the search open shows the page', async ({
  page,
}) => {
  await openSearch(page)
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    // A window that is opened takes the storage of the tab along, as its copy does.
    page.evaluate(() => void open(location.href)),
  ])
  await copy.waitForLoadState('domcontentloaded')
  await copy.evaluate(() => history.replaceState({ idx: 1, key: 'k', search: true }, ''))
  await copy.reload()
  await expect(copy.locator('#article h1')).toHaveText('Tokenomics')
  await expect(copy.getByRole('dialog')).toHaveCount(0)
  await copy.bringToFront()
  await copy.keyboard.press('/')
  await expect(copy.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await copy.keyboard.press('Escape')
  await expect(copy.getByRole('dialog')).toHaveCount(0)
  await expect(copy).toHaveURL('/dao/tokenomics')
})
