import type { Page } from '@playwright/test'
import { heading, sidebar } from '#support/browser/page-parts.ts'
import {
  documentMark,
  expect,
  hydrate,
  hydrateTerms,
  nextLink,
  test,
} from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'
import { builtPages } from '#support/built-pages.ts'

test.use({ site: 'minimal' })

const result = (page: Page) => page.locator('[data-island="dew-point"] output')
const accent = (page: Page) =>
  page
    .getByRole('link', { name: 'Assemble the kit' })
    .evaluate(it => getComputedStyle(it).backgroundColor)

test('is read from page to page without loading one anew', async ({ page }) => {
  await page.goto('/')
  await expect(heading(page)).toHaveText('The weather at your own window')
  await hydrate(page)
  await documentMark.set(page)
  await page.getByRole('link', { name: 'Assemble the kit' }).click()
  await expect(heading(page)).toHaveText('Assemble the kit')
  await expect(page).toHaveTitle('Assemble the kit · Skylark')
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('What is measured')
  await expect(page.getByRole('row', { name: /Wind speed/ })).toContainText('m/s')
  expect(await documentMark.isThere(page)).toBe(true)
})

test('its sidebar leads to the pages of a section', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/readings')
  await sidebar(page).getByRole('link', { name: 'Glossary' }).click()
  await expect(heading(page)).toHaveText('Glossary')
})

test('its sidebar opens over the page on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/readings')
  await hydrate(page)
  await page.getByRole('button', { name: 'Open the sidebar' }).click()
  await sidebar(page).getByRole('link', { name: 'Glossary' }).click()
  await expect(heading(page)).toHaveText('Glossary')
  await expect(sidebar(page)).toBeHidden()
})

test('the search answers from the data of the site, and leads to the row', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('wind speed accuracy')
  const first = page.getByRole('dialog', { name: 'Search' }).getByRole('option').first()
  await expect(first).toContainText('windSpeed')
  await expect(first).toContainText('±0.5 m/s')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/readings#windSpeed')
  await expect(page.getByRole('row', { name: /Wind speed/ })).toHaveCSS('outline-style', 'solid')
})

test('the search finds by a word that no page has', async ({ page }) => {
  expect(builtPages('minimal').filter(({ html }) => /anemometer/i.test(html))).toEqual([])
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('anemometer')
  const results = page.getByRole('dialog', { name: 'Search' }).getByRole('option')
  await expect(results.first()).toContainText(/wind sensor/i)
  await results.first().click()
  await expect(page.locator('#article')).toContainText('wind sensor')
})

test('its island calculates what the sliders say', async ({ page }) => {
  await page.goto('/dew-point')
  await expect(result(page)).toHaveText('12.0\u00a0°C')
  await page.getByRole('slider', { name: 'Relative humidity, %' }).fill('100')
  await expect(result(page)).toHaveText('20.0\u00a0°C')
  await page.getByRole('slider', { name: 'Air temperature, °C' }).fill('-5')
  await expect(result(page)).toHaveText('−5.0\u00a0°C')
})

test('a term of its glossary says what it means', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/assemble')
  await hydrate(page)
  await hydrateTerms(page)
  await page.getByRole('link', { name: 'radiation shield' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText(/^White plates around a thermometer/)
})

test('the switch changes its own colors, and the choice outlasts the visit', async ({ page }) => {
  await page.goto('/')
  expect(await accent(page)).toBe('rgb(15, 118, 110)')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect.poll(() => accent(page)).toBe('rgb(95, 208, 192)')
  await page.reload()
  expect(await accent(page)).toBe('rgb(95, 208, 192)')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('its island shows what was calculated for it, and nothing that does not answer', async ({
    page,
  }) => {
    await page.goto('/dew-point')
    await expect(result(page)).toHaveText('12.0\u00a0°C')
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByRole('cell', { name: '26.2 °C' })).toBeVisible()
  })

  test('every page shows its heading and its words', async ({ page }) => {
    const pages = builtPages('minimal')
    expect(pages).toHaveLength(6)
    for (const { path } of pages) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await expect(page.locator('#article p').first()).toBeVisible()
    }
  })
})

test.describe('an unknown path', () => {
  test.use({ expectedTroubles: [/404/] })

  test('answers with the not-found page, which leads home', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Page Not Found')
    await page.getByRole('link', { name: 'Go to Home Page' }).click()
    await expect(heading(page)).toHaveText('The weather at your own window')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in the way of anybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const found: string[] = []
    for (const { path } of builtPages('minimal')) {
      await page.goto(path)
      found.push(...(await violations(page)).map(violation => `${path} ${violation}`))
    }
    expect(found).toEqual([])
  })
}
