import type { Page, Request } from '@playwright/test'
import { holdBack } from '#support/browser/hold-back.ts'
import {
  searchDialog as dialog,
  searchField as input,
  searchResults as results,
} from '#support/browser/search.ts'
import { expect, test } from '#support/browser/test.ts'

/** The parts that terms stand in; those of what every query needs come before one is typed. */
const TERMS = '**/assets/search-*-terms-*.json'
const TEXTS = '**/assets/search-*-text-*.json'

/** Opens the search and asks it for something. */
async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/')
  await input(page).fill(query)
}

/** Addresses of what is fetched for the search from now on. */
function searchFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request: Request) => {
    if (/\/assets\/search-[^/]*\.json$/.test(request.url())) files.push(request.url())
  })
  return files
}

test('each file of the index is fetched at most once, and only what queries need', async ({
  page,
}) => {
  const files = searchFiles(page)
  await page.goto('/dao/governance')
  await ask(page, 'quorum')
  await expect(results(page).first()).toContainText('uorum')
  for (const query of ['tokenomics', 'quorum', 'slippage', 'tokenomics']) {
    await input(page).fill(query)
    await expect(results(page).first().locator('mark').first()).toHaveText(new RegExp(query, 'i'))
  }
  expect(new Set(files).size).toBe(files.length)
  expect(files.filter(file => file.includes('-terms-')).length).toBeLessThan(20)
})

test('results come before the texts behind them, which come for those in view', async ({
  page,
}) => {
  const hanging = await holdBack(page, TEXTS)
  const files = searchFiles(page)
  await page.goto('/dao/governance')
  await ask(page, 'swap')
  await expect(results(page)).toHaveCount(16)
  const last = results(page).last()
  await expect(last).not.toBeInViewport()
  hanging.release()
  const excerpt = (at: number) => results(page).nth(at).locator('mark')
  await expect(excerpt(0).nth(1)).toBeVisible()
  const before = files.length
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => files.length).toBeGreaterThan(before)
})

test('without excerpts no texts are fetched', async ({ page }) => {
  const files = searchFiles(page)
  await page.goto('/dao/governance')
  await page.keyboard.press('/')
  await dialog(page).getByRole('button', { name: 'Show excerpts' }).click()
  await input(page).fill('swap')
  await expect(results(page)).toHaveCount(16)
  expect(files.filter(file => file.includes('-text-'))).toEqual([])
})

test('Enter on what is not found yet follows it once it is', async ({ page }) => {
  const hanging = await holdBack(page, TERMS)
  await page.goto('/dao/governance')
  await ask(page, 'tokenomics')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dao/governance')
  hanging.release()
  await expect(page).toHaveURL('/dao/tokenomics')
  await expect(dialog(page)).toBeHidden()
})

test('while a part hangs, what was found before gives way, and Enter does not follow it', async ({
  page,
}) => {
  await page.goto('/dao/governance')
  await ask(page, 'quorum')
  await expect(results(page).first()).toBeVisible()
  const hanging = await holdBack(page, TERMS)
  await input(page).fill('tokenomics')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('progressbar')).toBeVisible()
  await expect(results(page)).toHaveCount(0)
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant')
  hanging.release()
  await expect(page).toHaveURL('/dao/tokenomics')
})

test.describe('a part of the index', () => {
  test.use({ expectedTroubles: [/failed request|ERR_FAILED|404/] })

  test('may fail, and is asked for again', async ({ page }) => {
    await page.route(TERMS, route => route.abort())
    await page.goto('/dao/governance')
    await ask(page, 'quorum')
    await expect(dialog(page).getByText('The search index did not load').first()).toBeVisible()
    await expect(results(page)).toHaveCount(0)
    await page.unroute(TERMS)
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(results(page).first()).toBeVisible()
    await expect(input(page)).toBeFocused()
  })

  test('with texts may fail, and results stay', async ({ page }) => {
    await page.route(TEXTS, route => route.abort())
    await page.goto('/dao/governance')
    await ask(page, 'quorum')
    await expect(results(page).first()).toBeVisible()
    await expect(dialog(page).getByText('did not load')).toHaveCount(0)
  })

  for (const [what, gone] of [
    ['the head', '**/assets/search-AAAAAAAAAA*.json'],
    ['its parts', '**/assets/search-AAAAAAAAAA-terms-*.json'],
  ] as const) {
    test(`of an older version of the site, of which ${what} is gone, gives way to the new one`, async ({
      page,
    }) => {
      // The page that is open is of the older version: it names an index that the site has no more.
      let isOld = true
      await page.route('**/dao/governance', async route => {
        const response = await route.fetch()
        const text = await response.text()
        const body = isOld ? text.replace(/search-[\w-]{10}\.json/, 'search-AAAAAAAAAA.json') : text
        await route.fulfill({ response, body })
      })
      await page.goto('/dao/governance')
      isOld = false
      const current = await page.request
        .get('/dao/governance')
        .then(answer => answer.text())
        .then(text => /search-[\w-]{10}(?=\.json)/.exec(text)?.[0] ?? '')
      await page.route('**/assets/search-AAAAAAAAAA*.json', async route => {
        const url = route.request().url().replace('search-AAAAAAAAAA', current)
        await route.fulfill({ response: await route.fetch({ url }) })
      })
      await page.route(gone, route => route.fulfill({ status: 404, body: 'gone' }))
      await ask(page, 'tokenomics')
      await expect(results(page).first()).toContainText('Tokenomics')
      await expect(input(page)).toHaveValue('tokenomics')
    })
  }
})
