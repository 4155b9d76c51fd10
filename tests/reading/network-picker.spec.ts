import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '#support/browser/test.ts'
import { violationsAtBothWidths } from '#support/browser/violations.ts'

const PAGE = '/contracts/red-snwapper'

const picker = (page: Page, label = 'RedSnwapper on') => page.getByLabel(label, { exact: true })
const answer = (page: Page) => page.locator('[data-picker] output').first()

/** The address that the table has for a network. */
const inTable = (page: Page, id: string) => page.locator(`#${id} td code`)

test('a network is chosen, and its address, explorer and copy button are the answer', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PAGE)
  await expect(answer(page)).toContainText(await inTable(page, 'redsnwapper-1').innerText())
  await picker(page).selectOption({ label: 'ZKsync Era (324)' })
  const address = await inTable(page, 'redsnwapper-324').innerText()
  await expect(answer(page).locator('code')).toHaveText(address)
  await expect(answer(page).getByRole('link')).toHaveAttribute('href', new RegExp(address))
  await answer(page).getByRole('button', { name: 'ZKsync Era' }).click()
  await expect(answer(page).getByRole('button')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})

test('the picker answers by keyboard, and says so', async ({ page }) => {
  await page.goto(PAGE)
  await hydrate(page)
  await picker(page).focus()
  await page.keyboard.type('Fuse')
  await expect(picker(page)).toHaveValue('redsnwapper-122')
  await expect(page.getByRole('status').filter({ hasText: 'not in the API’s list' })).toContainText(
    await inTable(page, 'redsnwapper-122').innerText(),
  )
  await page.keyboard.press('Tab')
  await expect(answer(page).getByRole('link')).toBeFocused()
})

test('a choice that is made before the app is there is answered', async ({ page }) => {
  await page.route(/assets\/client-/, () => {})
  await page.goto(PAGE)
  await picker(page).selectOption({ label: 'Sepolia (11155111)' })
  await expect(answer(page)).toContainText('testnet')
})

test('a network with several contracts answers with all of them', async ({ page }) => {
  await page.goto('/contracts/blade')
  await picker(page, 'Blade pool on').selectOption({ label: 'Arbitrum One (42161)' })
  await expect(answer(page).locator('code')).toHaveCount(2)
})

test('a button that says "Copied" is not taken along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PAGE)
  const button = page.locator('#redsnwapper-10').getByRole('button')
  await button.click()
  await expect(button).toHaveText('Copied')
  await picker(page).selectOption('redsnwapper-10')
  await expect(answer(page).getByRole('button')).toHaveText('Copy')
})

test('an address is in ink, and underlined under the pointer', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(PAGE)
  const link = page.locator('#redsnwapper-1 td a')
  const ink = await page.locator('#redsnwapper-1 th').evaluate(each => getComputedStyle(each).color)
  await expect(link).toHaveCSS('color', ink)
  await expect(link).toHaveCSS('text-decoration-line', 'none')
  await link.hover()
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  const lines = await link.locator('code').evaluate(code => code.getClientRects().length)
  expect(lines).toBe(1)
})

test('what the picker shows is accessible', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(PAGE)
  await hydrate(page)
  await picker(page).selectOption('redsnwapper-122')
  await expect(answer(page)).toContainText('not in the API')
  expect(await violationsAtBothWidths(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the table is the answer, and nothing that cannot answer is shown', async ({ page }) => {
    await page.goto(PAGE)
    await expect(picker(page)).toBeHidden()
    await expect(answer(page)).toBeHidden()
    await expect(inTable(page, 'redsnwapper-324')).toBeVisible()
    await expect(page.getByText(/^Listed at this address on \d+ of \d+ networks/)).toBeVisible()
  })
})
