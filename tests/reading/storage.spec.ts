import { heading } from '#support/browser/page-parts.ts'
import { refuseStorage } from '#support/browser/refuse-storage.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

test.beforeEach(({ page }) => refuseStorage(page))

test('without storage the site is read and walked through as ever', async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
  await page.goBack()
  await expect(heading(page)).toHaveText('Governance')
})

test('without storage the theme still switches', async ({ page }) => {
  await page.goto('/dao/governance')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
})

test.describe('with a banner', () => {
  test.use({ site: 'banner' })

  test('without storage the banner is still dismissed', async ({ page }) => {
    await page.goto('/start')
    await page.getByRole('button', { name: 'Dismiss the announcement' }).click()
    await expect(page.getByText('Version 2 is out')).toBeHidden()
  })
})
