import type { Page } from '@playwright/test'
import { MENU_TYPE_AHEAD_RESET_MS } from '#engine/model/site-behavior.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

const trigger = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Site', exact: true })
    .getByRole('button', { name: '6.2.12' })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

test.describe('the top navigation', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/dao/governance')
    await hydrate(page)
    // The richer menu takes the place of the plain one once it has loaded.
    await expect(trigger(page)).toBeVisible()
  })

  test('opens the version menu under the mouse, and closes it when that leaves', async ({
    page,
  }) => {
    await trigger(page).hover()
    await expect(item(page, 'Migrating')).toBeVisible()
    await page.mouse.move(300, 700)
    await expect(item(page, 'Migrating')).toBeHidden()
  })

  test('keeps a menu open that is pressed just after it opened', async ({ page }) => {
    await trigger(page).hover()
    await expect(item(page, 'Migrating')).toBeVisible()
    await trigger(page).click()
    await expect(item(page, 'Migrating')).toBeVisible()
    await item(page, 'Migrating').click()
    await expect(page).toHaveURL('/sdk/migrating')
    await expect(item(page, 'Migrating')).toBeHidden()
  })

  test('keeps a menu open that is pressed twice, and closes it by one press', async ({ page }) => {
    await trigger(page).dblclick()
    await expect(item(page, 'Migrating')).toBeVisible()
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
    await trigger(page).click()
    await expect(item(page, 'Migrating')).toBeHidden()
  })

  test('Escape closes a menu that the pointer has opened', async ({ page }) => {
    await trigger(page).hover()
    await expect(item(page, 'Migrating')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(item(page, 'Migrating')).toBeHidden()
  })

  test('is worked by keys: opening, letters, Escape', async ({ page }) => {
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    await expect(item(page, 'Migrating')).toBeFocused()
    await page.keyboard.press('c')
    await expect(item(page, 'Changelog')).toBeFocused()
    await page.keyboard.press('o')
    await expect(item(page, 'Contributing')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(item(page, 'Migrating')).toBeHidden()
    await expect(trigger(page)).toBeFocused()
  })

  test('marks the entry of the page', async ({ page }) => {
    const docs = page.getByRole('navigation', { name: 'Site', exact: true }).getByRole('link', {
      name: 'Docs',
    })
    await docs.click()
    await expect(page).toHaveURL('/what-is-sushi')
    await expect(docs).toHaveAttribute('aria-current', /page|true/)
  })
})

test('a double click before anything has come to life leaves the menu open', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/assets/client-*.js', () => {
    // Held back: the frame is never hydrated.
  })
  await page.goto('/dao/governance')
  const menu = page.getByRole('navigation', { name: 'Site', exact: true }).locator('details')
  await menu.locator('summary').dblclick()
  await expect(menu.getByRole('link', { name: 'Migrating' })).toBeVisible()
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Migrating' })).toBeHidden()
})

test('letters typed after a pause begin anew', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/dao/governance')
  await hydrate(page)
  await trigger(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('c')
  await expect(item(page, 'Changelog')).toBeFocused()
  await page.clock.fastForward(MENU_TYPE_AHEAD_RESET_MS)
  await page.keyboard.press('m')
  await expect(item(page, 'Migrating')).toBeFocused()
})
