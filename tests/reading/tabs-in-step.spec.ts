import type { Page } from '@playwright/test'
import { openWithFaces } from '#support/browser/faces.ts'
import { refuseStorage } from '#support/browser/refuse-storage.ts'
import { expect, hydrate, hydrateIsland, test } from '#support/browser/test.ts'

/** Languages of the requests of an API: one switch for each call. */
const switches = (page: Page) => page.getByRole('group', { name: 'Language of the request' })

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first()

/** Follows a link of the article to another page, without loading a document. */
async function followTo(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate(link => (link as HTMLElement).click())
  await expect(page).toHaveURL(path)
}

test('the language of one call is that of all, and what was pressed stays where it is', async ({
  page,
}) => {
  await page.goto('/api/swagger')
  await hydrate(page)
  const languages = await switches(page).all()
  expect(languages.length).toBeGreaterThan(2)
  const pressed = switches(page).nth(2).getByText('Python')
  await pressed.scrollIntoViewIfNeeded()
  const before = await pressed.boundingBox()
  await pressed.click()
  for (const language of languages)
    await expect(language.getByRole('radio', { name: 'Python' })).toBeChecked()
  const after = await pressed.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  await followTo(page, '/api/blade/swagger')
  for (const language of await switches(page).all())
    await expect(language.getByRole('radio', { name: 'Python' })).toBeChecked()
})

test('tabs show on the next page what was chosen, and answer there', async ({ page }) => {
  await page.goto('/api/examples/pricing')
  await hydrate(page)
  // In the second group of the page: the first one follows, above it.
  const pressed = page.getByRole('tab', { name: 'TypeScript', exact: true }).nth(1)
  await hydrateIsland(pressed)
  const before = await pressed.boundingBox()
  await pressed.click()
  await expect(pressed).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'true')
  const after = await pressed.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  await followTo(page, '/api/examples/swap')
  await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').filter({ visible: true }).first()).toHaveAccessibleName(
    'TypeScript',
  )
  await tab(page, 'curl').click()
  await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'false')
  await page.goBack()
  await expect(page).toHaveURL('/api/examples/pricing')
  await expect(tab(page, 'curl')).toHaveAttribute('aria-selected', 'true')
})

test('a page that comes with its document moves nothing in view', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('choices', 'TypeScript'))
  await openWithFaces(page, '/api/examples/quote')
  await tab(page, 'curl').scrollIntoViewIfNeeded()
  const below = page.getByRole('heading', { level: 2 }).first()
  const before = await below.boundingBox()
  await hydrate(page)
  await expect(tab(page, 'curl')).toHaveAttribute('aria-selected', 'true')
  expect(await below.boundingBox()).toEqual(before)
})

test('without storage they are in step all the same', { tag: '@desktop' }, async ({ page }) => {
  await refuseStorage(page)
  await page.goto('/api/examples/quote')
  await hydrate(page)
  await tab(page, 'TypeScript').click()
  // The tabs may still be on their way: what they have not heard of is chosen nowhere else.
  await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'true')
  await followTo(page, '/api/examples/swap')
  await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'true')
})
