import { expect, test } from '#support/browser/test.ts'

test.use({ site: 'banner' })

const BERTHS = 45

test('a page of a site with many areas links to those beside its own, and asks for the others', {
  tag: '@desktop',
}, async ({ page }) => {
  const lists: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/all-areas.json')) lists.push(request.url())
  })
  await page.goto('/berths')
  const sidebar = page.getByRole('navigation', { name: 'Documentation' })
  const berths = sidebar.getByRole('link', { name: /^Berth/ })
  await expect(berths).toHaveCount(2)
  await expect(sidebar.getByRole('link', { name: 'Harbor' })).toHaveAttribute('href', '/start')
  await page.keyboard.press('Shift')
  const all = sidebar.getByRole('button', { name: 'All areas' })
  await expect(all).toBeVisible()
  expect(lists).toEqual([])
  await all.click()
  await expect(berths).toHaveCount(BERTHS)
  await expect(all).toHaveAttribute('aria-expanded', 'true')
  await expect(all).toBeFocused()
  await sidebar.getByRole('link', { name: 'Harbor' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
  await expect(berths).toHaveCount(BERTHS)
  await expect(sidebar.getByRole('link', { name: 'Guide' })).toBeVisible()
  expect(lists).toHaveLength(1)
})

test('where its file is none the list is a page', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/all-areas.json', route => route.fulfill({ body: 'a page of the host' }))
  await page.goto('/berths')
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'All areas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All areas')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of areas is a page', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/berths')
    await page.getByRole('link', { name: 'All areas' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All areas')
    const areas = page.getByRole('main').getByRole('link')
    await expect(areas).toHaveCount(1 + BERTHS)
    await expect(areas.first()).toHaveAttribute('href', '/start')
  })
})
