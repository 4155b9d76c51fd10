import type { Page } from '@playwright/test'
import { searchField } from '#support/browser/search.ts'
import { expect, hydrate, hydrateTerms, test } from '#support/browser/test.ts'

/** Opens the search over a part that goes when it does, closes it, and expects where the focus is. */
async function searchAndReturn(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toHaveCount(0)
}

test('from a menu: the focus is on its button afterwards', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  const button = page.getByRole('button', { name: '6.2.12' })
  await button.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await searchAndReturn(page)
  await expect(button).toBeFocused()
})

test('from a box of links: the focus is on its button afterwards', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  const button = page.getByRole('button', { name: 'On this page' })
  await button.press('Enter')
  await page.getByRole('dialog', { name: 'On this page' }).getByRole('link').last().focus()
  await searchAndReturn(page)
  await expect(button).toBeFocused()
})

test('from the link in the tip of a term: the focus is on the term afterwards', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/amm/clamm')
  await hydrate(page)
  await hydrateTerms(page)
  const term = page.locator('#article a[data-term]').first()
  await term.focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('#article [popover] a')).toBeFocused()
  await searchAndReturn(page)
  await expect(term).toBeFocused()
})
