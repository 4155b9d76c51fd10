import { heading } from '#support/browser/page-parts.ts'
import { expect, hydrate, previousLink, test } from '#support/browser/test.ts'

test.use({ site: 'banner' })

test.beforeEach(({ page }) => page.goto('/start'))

test('a banner stands on every page until it is dismissed', async ({ page }) => {
  const banner = page.getByRole('complementary', { name: 'Announcement' })
  await expect(banner).toBeVisible()
  await hydrate(page)
  await banner.getByRole('link', { name: 'read the guide' }).click()
  await expect(heading(page)).toHaveText('Guide')
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss the announcement' }).click()
  await expect(banner).toBeHidden()
  await previousLink(page).click()
  await expect(heading(page)).toHaveText('Start')
  await expect(banner).toBeHidden()
})

test('a dismissed banner is not painted again, even before the script runs', async ({ page }) => {
  await page.getByRole('button', { name: 'Dismiss the announcement' }).click()
  await page.route('**/assets/*.js', () => {
    // Held back: the scripts never arrive.
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden()
})
