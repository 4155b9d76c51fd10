import { heading } from '#support/browser/page-parts.ts'
import { scriptRequests } from '#support/browser/script-requests.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

test('an address with .html is hydrated like the one without', async ({ page }) => {
  await page.goto('/dao/governance.html')
  await hydrate(page)
  const next = (await nextLink(page).getAttribute('href')) ?? ''
  await nextLink(page).click()
  await expect(page).toHaveURL(next)
  await expect(heading(page)).not.toHaveText('Governance')
})

test('until the reader first does something, a page runs one small script', async ({ page }) => {
  const scripts = scriptRequests(page)
  await page.goto('/dao/governance', { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  await hydrate(page)
  expect(scripts.length).toBeGreaterThan(1)
})
