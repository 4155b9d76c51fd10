import { openForm } from '#support/browser/open-form.ts'
import { smallTargets } from '#support/browser/targets.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

// Targets of pages as they stand are looked at in `pages.spec.ts`.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What a button opens over a page: at which width, and what then shows. */
const OPENED_BY = {
  'Open the sidebar': { tag: '@phone', role: 'navigation', name: 'Documentation' },
  'On this page': { tag: '@phone', role: 'navigation', name: 'Headings of this page' },
  Menu: { tag: '@phone', role: 'link', name: 'Migrating' },
  '6.2.12': { tag: '@desktop', role: 'menuitem', name: 'Migrating' },
} as const

for (const [button, { tag, role, name }] of Object.entries(OPENED_BY)) {
  test(`targets are large enough in what "${button}" opens`, { tag }, async ({ page }) => {
    await page.goto('/dao/governance')
    await hydrate(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole(role, { name })).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
}

test('targets are large enough in the search, with results', async ({ page }) => {
  await page.goto('/dao/governance')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('quorum')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
})

test('targets are large enough in a form', async ({ page }) => {
  await page.goto('/api/swagger')
  await openForm(page, 'Prepare a swap')
  expect(await smallTargets(page)).toEqual([])
})

test.describe('on a site with a banner', () => {
  test.use({ site: 'banner' })

  test('targets are large enough', async ({ page }) => {
    await page.goto('/start')
    await hydrate(page)
    expect(await smallTargets(page)).toEqual([])
  })
})
