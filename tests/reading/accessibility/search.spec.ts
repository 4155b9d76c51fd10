import { expect, test } from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open search is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/dao/governance')
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog).toBeVisible()
    expect(await violations(page), 'empty').toEqual([])
    await page.getByRole('combobox', { name: 'Search' }).fill('quorum')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    // The page behind stays as it is.
    const look = { part: '[role="dialog"]' }
    expect(await violations(page, look), 'with results').toEqual([])
    await page.getByRole('combobox', { name: 'Search' }).fill('zzzzzzzz')
    await expect(dialog.getByText('No results for').first()).toBeVisible()
    expect(await violations(page, look), 'without results').toEqual([])
  })
}
