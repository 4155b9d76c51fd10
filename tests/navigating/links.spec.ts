import { expect, test } from '#support/browser/test.ts'

test('links that leave the site are marked and open a tab of their own', async ({ page }) => {
  await page.goto('/resources')
  const external = page.locator('#article a[href^="http"]')
  expect(await external.count()).toBeGreaterThan(0)
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
})

test('the edit link leads to the source of the page', async ({ page }) => {
  await page.goto('/dao/governance')
  const link = page.getByRole('link', { name: /^Edit page/ })
  await expect(link).toHaveAttribute('href', /^https:\/\/github\.com\/.+\/dao\/governance\.mdx$/)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('the assistant is asked about the page', async ({ page }) => {
  await page.goto('/dao/governance')
  const link = page.getByRole('link', { name: /^Ask a chat assistant/ }).first()
  const question = new URL((await link.getAttribute('href')) ?? '').searchParams.get('q')
  expect(question).toContain('https://docs.sushi.com/dao/governance')
})
