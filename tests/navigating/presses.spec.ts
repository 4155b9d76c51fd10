import type { Page } from '@playwright/test'
import { WAITING_MESSAGE_DELAY_MS } from '#engine/model/site-behavior.ts'
import { holdBack } from '#support/browser/hold-back.ts'
import {
  documentMark,
  expect,
  hydrate,
  hydrateIsland,
  nextLink,
  test,
} from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'

const APP = '**/assets/client-*.js'
const note = (page: Page) => page.getByRole('alert')
const LOADING = 'Loading this part…'

/** The parts of a page that show that they are on their way. */
const busy = (page: Page) => page.locator('[data-island][aria-busy="true"]')

/** A tab of the page that says how the SDK is installed. */
const packageTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

const early: [what: string, files: string][] = [
  ['the app', APP],
  ['its script', '**/assets/*-island-*.js'],
]
for (const [what, files] of early) {
  test(`a tab that is pressed before ${what} is there says that it loads, and opens then`, async ({
    page,
  }) => {
    const { release } = await holdBack(page, files)
    await page.goto('/api/examples/quote')
    const tab = page.getByRole('tab', { name: 'TypeScript' }).first()
    await tab.scrollIntoViewIfNeeded()
    await tab.click()
    await expect(busy(page)).toHaveCount(1)
    await expect(note(page)).toContainText(LOADING)
    release()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(busy(page)).toHaveCount(0)
    await expect(note(page)).toHaveCount(0)
  })

  test(`tabs are reached by Tab before ${what} is there, and keys on them are answered in their order`, async ({
    page,
  }) => {
    const { release } = await holdBack(page, files)
    await page.goto('/sdk/installation')
    await page.getByRole('tabpanel', { name: 'npm' }).locator('pre').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(packageTab(page, 'npm')).toBeFocused()
    const before = await page.evaluate(() => scrollY)
    for (const key of ['End', 'Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(busy(page)).toHaveCount(1)
    await expect(note(page)).toContainText(LOADING)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    release()
    await expect(packageTab(page, 'yarn')).toHaveAttribute('aria-selected', 'true')
    await expect(packageTab(page, 'yarn')).toBeFocused()
    await expect(busy(page)).toHaveCount(0)
    await expect(note(page)).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(packageTab(page, 'pnpm')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('[role=tablist]:focus-within')).toHaveCount(0)
  })

  test(`keys and presses on tabs before ${what} is there count in their order, and the focus stays where it is`, async ({
    page,
  }) => {
    const { release } = await holdBack(page, files)
    await page.goto('/sdk/installation')
    await packageTab(page, 'bun').click()
    await page.keyboard.press('ArrowRight')
    await packageTab(page, 'pnpm').click()
    await page.keyboard.press('ArrowRight')
    // What belongs to the browser, or to the page, is no key of theirs.
    await page.keyboard.press('Control+End')
    await nextLink(page).focus()
    release()
    await expect(packageTab(page, 'yarn')).toHaveAttribute('aria-selected', 'true')
    await expect(nextLink(page)).toBeFocused()
    await expect(busy(page)).toHaveCount(0)
  })

  test(`a button that is pressed twice before ${what} is there is answered once`, async ({
    page,
  }) => {
    const { release } = await holdBack(page, files)
    await page.goto('/api/blade/swagger')
    const button = page.locator('[data-opens-form]').first()
    await button.click()
    await button.click()
    await expect(note(page)).toContainText(LOADING)
    release()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(busy(page)).toHaveCount(0)
  })

  test(`Enter on a typed value before ${what} is there takes it`, async ({ page }) => {
    const { release } = await holdBack(page, files)
    await page.goto('/blade/introduction/how-lps-earn-from-arbitrage')
    const field = page.getByRole('textbox', { name: /, typed$/ }).first()
    const thumb = page.getByRole('slider').first()
    const most = `${await thumb.getAttribute('max')}`
    await field.fill(most)
    await field.press('Enter')
    await expect(busy(page)).toHaveCount(1)
    release()
    await expect(thumb).toHaveValue(most)
    await expect(field).toBeFocused()
    await expect(busy(page)).toHaveCount(0)
  })

  test(`what was pressed before ${what} is there can be canceled`, async ({ page }) => {
    const { release } = await holdBack(page, files)
    await page.goto('/api/examples/quote')
    const tab = page.getByRole('tab', { name: 'TypeScript' }).first()
    await tab.click()
    await note(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(note(page)).toHaveCount(0)
    await expect(busy(page)).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
    release()
    await hydrate(page)
    await hydrateIsland(tab)
    await expect(page.getByRole('tab', { name: 'curl' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })
}

test('what is set in a figure before the app is there counts', async ({ page }) => {
  const { release } = await holdBack(page, APP)
  await page.goto('/blade/introduction/how-lps-earn-from-arbitrage')
  const field = page.getByRole('textbox', { name: /, typed$/ }).first()
  const thumb = page.getByRole('slider').first()
  const before = await thumb.inputValue()
  const typed = `${await thumb.getAttribute('max')}`
  await field.fill(typed)
  await field.evaluate((element: HTMLInputElement) => element.setSelectionRange(1, 1))
  const choice = page.locator('figure input[type=radio]:not([checked])').first()
  await choice.evaluate((element: HTMLInputElement) => element.click())
  release()
  await hydrate(page)
  await hydrateIsland(field)
  await expect(choice).toBeChecked()
  await field.focus()
  await field.press('Enter')
  await expect(thumb).not.toHaveValue(before)
})

test.describe('when the app does not load', () => {
  test.use({ expectedTroubles: [/ERR_FAILED|Failed to load resource/] })

  const FAILED = 'Interactive parts did not load. Links still work.'

  /** Does what has the page loaded anew, and waits for that. */
  async function loadedAnewBy(page: Page, act: () => Promise<void>) {
    const loaded = page.waitForEvent('domcontentloaded')
    await act()
    await loaded
  }

  /** Visits a page and points at it: it is loaded anew for its app once, and pointed at again. */
  async function visitInVain(page: Page, path: string) {
    await page.goto(path)
    await loadedAnewBy(page, () => page.mouse.move(50, 50))
    await page.mouse.move(60, 60)
  }

  test('the page says so, its links work, and a press is answered when it is tried again', async ({
    page,
  }) => {
    let isBroken = true
    await page.clock.install()
    await page.route(APP, route => (isBroken ? route.abort() : route.continue()))
    await visitInVain(page, '/api/examples/quote')
    await expect(note(page)).toContainText(FAILED)
    await documentMark.set(page)
    const again = note(page).getByRole('button', { name: 'Try again' })
    const tab = page.getByRole('tab', { name: 'TypeScript' }).first()
    await tab.click()
    // Nothing is on its way, and nothing says so: the way to try it again stays.
    await page.clock.runFor(2 * WAITING_MESSAGE_DELAY_MS)
    await expect(note(page)).toContainText(FAILED)
    isBroken = false
    await again.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(note(page)).toHaveCount(0)
    expect(await documentMark.isThere(page)).toBe(true)
  })

  test('the page is loaded anew when it is tried again in vain, and stays while the site cannot be reached', async ({
    page,
  }) => {
    await page.route(APP, route => route.abort())
    await visitInVain(page, '/api/examples/quote')
    const again = note(page).getByRole('button', { name: 'Try again' })
    await loadedAnewBy(page, () => again.click())
    await page.mouse.move(70, 70)
    await expect(again).toBeVisible()
    expect(await violations(page)).toEqual([])
    await documentMark.set(page)
    await page.route('/api/examples/quote', route => route.abort())
    await again.click()
    await expect(note(page)).toContainText(FAILED)
    await expect(again).toBeFocused()
    expect(await documentMark.isThere(page)).toBe(true)
  })

  test('links lead on', async ({ page }) => {
    await page.route(APP, route => route.abort())
    await visitInVain(page, '/dao/governance')
    await expect(note(page)).toContainText(FAILED)
    await page.locator('#article').getByRole('link', { name: 'Roadmap' }).click()
    await expect(page).toHaveURL('/roadmap')
  })
})
