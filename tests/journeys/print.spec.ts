import { bringToLife, expect, test } from './support/test.ts'

test('on paper stands the article alone, with every variant of its tabs', async ({ page }) => {
  await page.goto('/api/examples/quote')
  await bringToLife(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const panel of await page.locator('[role="tabpanel"]').all())
    await expect(panel).toBeVisible()
  for (const part of ['header', 'nav', 'aside', 'figure.code .copy', '#sidebar']) {
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden()
  }
})

test('the dark theme prints dark on light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/api/examples/quote')
  const ink = () =>
    page
      .locator('#article p')
      .first()
      .evaluate(it => getComputedStyle(it).color)
  const dark = await ink()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(ink).not.toBe(dark)
  const [red = 255] = (await ink()).match(/\d+/g)?.map(Number) ?? []
  expect(red).toBeLessThan(80)
})
