import { heading, sidebar } from '#support/browser/page-parts.ts'
import { expect, test } from '#support/browser/test.ts'
import { builtPages } from '#support/built-pages.ts'

test.use({ javaScriptEnabled: false })

test('every page shows its heading and its words', { tag: '@drill' }, async ({ page }) => {
  const pages = builtPages('root')
  expect(pages).not.toEqual([])
  for (const { path } of pages) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('#article p').first()).toBeVisible()
  }
})

test('all variants of the tabs are shown', async ({ page }) => {
  await page.goto('/api/examples/quote')
  const panels = page.locator('[role="tabpanel"]')
  await expect(panels).toHaveCount(2)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
})

test('buttons that only a script answers are hidden', async ({ page }) => {
  await page.goto('/api/examples/quote')
  for (const name of [/search/i, /switch between light and dark/i, /copy/i]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
})

test('sections of the sidebar open and close, and its links lead on', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/api/examples/quote')
  const swap = sidebar(page).getByRole('link', { name: 'Swap' })
  await sidebar(page).getByText('Examples').click()
  await expect(swap).toBeHidden()
  await sidebar(page).getByText('Examples').click()
  await swap.click()
  await expect(heading(page)).toHaveText('Request a swap')
})

test('the colors follow the system', async ({ page }) => {
  const background = () =>
    page.locator('html').evaluate(root => getComputedStyle(root).backgroundColor)
  await page.goto('/dao/governance')
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).not.toBe(light)
})
