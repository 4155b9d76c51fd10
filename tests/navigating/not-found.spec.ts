import { sidebar } from '#support/browser/page-parts.ts'
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
