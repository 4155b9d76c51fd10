import type { Page } from '@playwright/test'
import { sidebar } from '#support/browser/page-parts.ts'
import { scriptRequests } from '#support/browser/script-requests.ts'
import { shifts } from '#support/browser/shifts.ts'
import { documentMark, expect, hydrate, test } from '#support/browser/test.ts'

test.use({ expectedTroubles: [/404/] })

test('an unknown path answers with the not-found page and status 404', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/Page Not Found/)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText('The page you were looking for could not be found.')).toBeVisible()
  await expect(sidebar(page)).toHaveCount(0)
})

test('its link leads to the root', async ({ page }) => {
  await page.goto('/no/such/page')
  await hydrate(page)
  await page.getByRole('link', { name: 'Go to Home Page' }).click()
  await expect(page).toHaveURL('/')
})

test('a link to a page that is gone shows the not-found page in place', async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await documentMark.set(page)
  await page.evaluate(() => {
    document
      .querySelector('#article p')
      ?.insertAdjacentHTML('beforeend', '<a href="/gone">Gone</a>')
  })
  await page.getByRole('link', { name: 'Gone' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page).toHaveURL('/gone')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Governance' })).toBeVisible()
  expect(await documentMark.isThere(page)).toBe(true)
})

const words = (page: Page) => page.getByRole('textbox', { name: 'Words to search' })
const nearest = (page: Page) =>
  page.getByRole('navigation', { name: 'Nearest pages' }).getByRole('listitem').getByRole('link')

test('the words of the path are in its field and the nearest pages beside it, before any input', async ({
  page,
}) => {
  const scripts = scriptRequests(page)
  for (const [path, text, link] of [
    ['/dao/goverance', 'dao goverance', '/dao/governance'],
    ['/sdk/ammount.html', 'sdk ammount', '/sdk/primitives/amount'],
    ['/API/Quote/', 'API Quote', '/api/examples/quote'],
    ['/liquidity-pool', 'liquidity pool', '/blade/how-to-use-blade/liquidity-pools'],
    ['/%E0%A4%A/faq', 'E0 A4 A faq', '/blade/how-to-use-blade/faqs'],
  ] as const) {
    scripts.length = 0
    await page.goto(path)
    await expect(words(page)).toHaveValue(text)
    await expect(nearest(page)).toHaveCount(3)
    await expect(nearest(page).first()).toHaveAttribute('href', link)
    expect(scripts, 'the boot script alone').toHaveLength(1)
  }
})

test('the nearest pages are named whole, however long their addresses are @desktop', async ({
  page,
}) => {
  // Its nearest page has the longest address.
  await page.goto('/nope/nothing')
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(nearest(page)).toHaveCount(3)
    const cut = await nearest(page).evaluateAll(links =>
      links.filter(link => link.scrollHeight > link.clientHeight).map(link => link.textContent),
    )
    expect(cut, `at ${width}`).toEqual([])
  }
})

test('nothing moves when the nearest pages come', async ({ page }) => {
  await page.goto('/dao/goverance')
  await expect(nearest(page)).toHaveCount(3)
  await hydrate(page)
  expect(await shifts(page)).toBe(0)
})

for (const isAlive of [false, true]) {
  test(`its field opens the search with the words, ${isAlive ? 'after' : 'before'} the app is there`, async ({
    page,
  }) => {
    await page.goto('/dao/quorom')
    if (isAlive) await hydrate(page)
    await words(page).press('Enter')
    const field = page.getByRole('combobox', { name: 'Search' })
    await expect(field).toHaveValue('dao quorom')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(words(page)).toBeFocused()
    await words(page).fill('impermanent loss')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(field).toHaveValue('impermanent loss')
  })
}

test('a path that is missed after another has its own words and pages', async ({ page }) => {
  await page.goto('/dao/goverance')
  await hydrate(page)
  await page.evaluate(() => {
    document
      .querySelector('#article p')
      ?.insertAdjacentHTML('beforeend', '<a href="/sdk/tokens">Next</a>')
  })
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL('/sdk/tokens')
  await expect(words(page)).toHaveValue('sdk tokens')
  await expect(nearest(page)).toHaveCount(3)
  await expect(nearest(page).first()).toHaveAttribute('href', '/sdk/primitives/token')
  await nearest(page).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Token' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the not-found page lists all pages, and no field or nearest ones', async ({ page }) => {
    await page.goto('/dao/goverance')
    await expect(words(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Nearest pages' })).toBeHidden()
    const all = page.getByRole('navigation', { name: 'All pages' })
    await expect(all.getByRole('link', { name: 'Tokenomics' })).toBeVisible()
    await all.getByRole('link', { name: 'Governance' }).click()
    await expect(page).toHaveURL('/dao/governance')
  })
})
