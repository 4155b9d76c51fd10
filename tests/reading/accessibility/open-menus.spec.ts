import { tabToFirstName } from '#support/browser/sample-types.ts'
import { expect, hydrate, hydrateTerms, test } from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/dao/governance')
      await hydrate(page)
    })

    test('the open mobile sidebar is accessible', { tag: '@phone' }, async ({ page }) => {
      await page.getByRole('button', { name: 'Open the sidebar' }).click()
      await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible()
      // The page behind is inert, as behind a dialog: its main part and its heading are out of reach.
      const outOfReach = ['landmark-one-main', 'page-has-heading-one']
      expect(await violations(page, { ignored: outOfReach })).toEqual([])
    })

    test('the open list of headings is accessible', { tag: '@phone' }, async ({ page }) => {
      await page.getByRole('button', { name: 'On this page' }).click()
      await expect(page.getByRole('navigation', { name: 'Headings of this page' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('the open site menu is accessible', { tag: '@phone' }, async ({ page }) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('link', { name: 'Migrating' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('the open version menu is accessible', { tag: '@desktop' }, async ({ page }) => {
      await page.getByRole('button', { name: '6.2.12' }).click()
      await expect(page.getByRole('menuitem', { name: 'Migrating' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('the type of a name in a sample is accessible', { tag: '@desktop' }, async ({ page }) => {
      await page.goto('/contracts/cpamm')
      await hydrate(page)
      await tabToFirstName(page)
      expect(await violations(page)).toEqual([])
    })

    test('the definition of a term is accessible', { tag: '@desktop' }, async ({ page }) => {
      const term = page.getByRole('link', { name: 'quorum', exact: true }).first()
      await hydrateTerms(page)
      // After a key, the focus is that of the keyboard.
      await page.keyboard.press('Tab')
      await term.focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
