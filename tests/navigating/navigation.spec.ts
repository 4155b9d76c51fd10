import { openWithFaces } from '#support/browser/faces.ts'
import { heading } from '#support/browser/page-parts.ts'
import { documentMark, expect, hydrate, nextLink, test } from '#support/browser/test.ts'

test.beforeEach(async ({ page }) => {
  await openWithFaces(page, '/api/examples/quote')
  await hydrate(page)
  await documentMark.set(page)
})

test('a link shows the next page in place, and the way back the former one', async ({ page }) => {
  const article = await page.locator('#article').textContent()
  await page.locator('#article').getByRole('link', { name: 'swap', exact: true }).first().click()
  await expect(heading(page)).toHaveText('Request a swap')
  await expect(page).toHaveURL('/api/examples/swap')
  await expect(page).toHaveTitle('Request a swap · Sushi')
  await page.goBack()
  await expect(heading(page)).toHaveText('Request a quote')
  await expect(page).toHaveTitle('Request a quote · Sushi')
  expect(await page.locator('#article').textContent()).toBe(article)
  expect(await documentMark.isThere(page)).toBe(true)
})

test('a page brings the rules along that the page before did without', async ({ page }) => {
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('figure, figcaption')].map(
        part => `${getComputedStyle(part).padding} ${getComputedStyle(part).border}`,
      ),
    )
  await page.goto('/amm/cpamm')
  await hydrate(page)
  const loaded = await look()
  await page.goto('/amm/introduction')
  await hydrate(page)
  await documentMark.set(page)
  await page.locator('#article').getByRole('link', { name: 'Constant product' }).first().click()
  // The address changes before the page does.
  await expect(heading(page)).toHaveText('cpAMM: constant product pools')
  await expect(page).toHaveURL('/amm/cpamm')
  expect(await look()).toEqual(loaded)
  expect(await documentMark.isThere(page)).toBe(true)
})

test('the head follows the page', async ({ page }) => {
  const head = () =>
    page.evaluate(() => [
      document.querySelector('meta[name="description"]')?.getAttribute('content'),
      document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
    ])
  await nextLink(page).click()
  // The address changes before the page does.
  await expect(page).toHaveTitle('Request a swap · Sushi')
  const afterNavigation = await head()
  await page.goto('/api/examples/swap')
  expect(afterNavigation).toEqual(await head())
})

test('the focus moves to the heading and the page is announced', async ({ page }) => {
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Request a swap')
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('[role="status"]')).toHaveText('Request a swap · Sushi')
})

test('tabs answer on arrival and after the way back', async ({ page }) => {
  const works = async () => {
    const group = page.getByRole('tablist').first()
    for (const name of ['TypeScript', 'curl']) {
      await group.getByRole('tab', { name }).click()
      await expect(group.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name }).first()).toBeVisible()
    }
    await expect(page.getByRole('tabpanel', { name: 'TypeScript' })).toHaveCount(0)
  }
  await works()
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Request a swap')
  await works()
  await page.goBack()
  await expect(heading(page)).toHaveText('Request a quote')
  await works()
  expect(await documentMark.isThere(page)).toBe(true)
})

test('the way back leads to the place that was being read', async ({ page }) => {
  await nextLink(page).scrollIntoViewIfNeeded()
  const scroll = () => page.evaluate(() => Math.round(scrollY))
  const before = await scroll()
  expect(before).toBeGreaterThan(100)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Request a swap')
  await expect.poll(scroll).toBe(0)
  await page.goBack()
  await expect.poll(scroll).toBe(before)
})

test('a link to a section moves there and takes the focus along', async ({ page }) => {
  const parameters = page.getByRole('heading', { level: 2, name: 'Parameters' })
  await parameters.hover()
  await parameters.getByRole('link').click()
  await expect(page).toHaveURL('/api/examples/quote#parameters')
  await expect(parameters).toBeFocused()
  await expect(parameters).toBeInViewport()
  expect(await documentMark.isThere(page)).toBe(true)
})

test('a link pressed with Ctrl opens a tab and leaves the page', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const opened = context.waitForEvent('page')
  await nextLink(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/api/examples/swap')
  await expect(page).toHaveURL('/api/examples/quote')
})
