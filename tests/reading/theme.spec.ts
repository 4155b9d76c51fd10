import { expect, test } from '#support/browser/test.ts'

const root = 'html'
const switchName = 'Switch between light and dark'

test('the system decides at first', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dao/governance')
  await expect(page.locator(root)).toHaveClass(/\bdark\b/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(page.locator(root)).not.toHaveClass(/\bdark\b/)
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
