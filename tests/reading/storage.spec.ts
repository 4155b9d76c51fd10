import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
})

test('without storage the site is read and walked through as ever', async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await nextLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokenomics')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Governance')
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
