import type { Page } from '@playwright/test'
import { refuseStorage } from '#support/browser/refuse-storage.ts'
import { expect, test } from '#support/browser/test.ts'

const root = 'html'
const switchName = 'Switch between light and dark'

/** Changes the system's colors. @returns the class of the page when all that listens to that has heard of it */
async function classAfter(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  const waiting = await page.evaluateHandle(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    return {
      heard: new Promise<string>(resolve =>
        system.addEventListener('change', () => resolve(document.documentElement.className)),
      ),
    }
  })
  await page.emulateMedia({ colorScheme })
  return waiting.evaluate(({ heard }) => heard)
}

test('the system decides at first', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dao/governance')
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(page.locator(root)).not.toHaveClass(/\bdark\b/)
})

test('a change of the system is followed at once, until the reader chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dao/governance')
  for (const colorScheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator(root)).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
  }
  await page.getByRole('button', { name: switchName }).click()
  await expect(page.locator(root)).toHaveClass(/\blight\b/)
  // Chosen: the system changes twice, and nothing here does.
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await classAfter(page, 'dark')).toMatch(/\blight\b/)
})

test('a scheme that the settings fix stays, whatever the system says', async ({ page }) => {
  await page.route('/dao/governance', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<html', '<html data-scheme="light"')
    await route.fulfill({ response, body })
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dao/governance')
  await expect(page.locator(root)).toHaveClass(/\blight\b/)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await classAfter(page, 'dark')).toMatch(/\blight\b/)
})

test('without storage, a choice outlasts a change of the system', async ({ page }) => {
  await refuseStorage(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dao/governance')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
  const switchButton = page.getByRole('button', { name: switchName })
  await switchButton.click()
  await expect(page.locator(root)).toHaveClass(/\blight\b/)
  await switchButton.click()
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
  expect(await classAfter(page, 'light')).toMatch(/\bdark\b/)
})

test('a choice that is forgotten in another tab gives way to the system', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dao/governance')
  await page.getByRole('button', { name: switchName }).click()
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
  const other = await context.newPage()
  await other.goto('/dao/tokenomics')
  await other.evaluate(() => localStorage.clear())
  await expect(page.locator(root)).toHaveClass(/\blight\b/)
})

test('the switch changes the colors, and the choice outlasts the visit', async ({ page }) => {
  await page.goto('/dao/governance')
  const background = () => page.locator(root).evaluate(it => getComputedStyle(it).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: switchName }).click()
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
  expect(await background()).not.toBe(light)
  await page.reload()
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
  await page.getByRole('button', { name: switchName }).click()
  await expect(page.locator(root)).not.toHaveClass(/\bdark\b/)
  await page.reload()
  await expect(page.locator(root)).not.toHaveClass(/\bdark\b/)
})

test('the saved theme stands before anything can be painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      document.documentElement.dataset.themeAtBody = document.documentElement.className
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/dao/governance')
  await expect(page.locator(root)).toHaveAttribute('data-theme-at-body', /\bdark\b/)
})

test('a change in one tab reaches the others', async ({ page, context }) => {
  await page.goto('/dao/governance')
  const other = await context.newPage()
  await other.goto('/dao/tokenomics')
  await other.getByRole('button', { name: switchName }).click()
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
})

test('the logo is the one of the theme', async ({ page }) => {
  await page.goto('/dao/governance')
  const logo = page.getByRole('link', { name: 'Sushi: home' })
  const shown = () =>
    logo
      .locator('img')
      .evaluateAll(images =>
        images
          .filter(image => getComputedStyle(image).display !== 'none')
          .map(image => image.getAttribute('src')),
      )
  const light = await shown()
  await page.getByRole('button', { name: switchName }).click()
  const dark = await shown()
  expect([light.length, dark.length]).toEqual([1, 1])
  expect(dark).not.toEqual(light)
  const box = await logo.locator('img:visible').boundingBox()
  expect(box?.height).toBe(56)
})
