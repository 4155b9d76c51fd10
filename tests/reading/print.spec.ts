import type { Page } from '@playwright/test'
import { heading } from '#support/browser/page-parts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

test('on paper stands the article alone, with every variant of its tabs', async ({ page }) => {
  await page.goto('/api/examples/quote')
  await hydrate(page)
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  const panels = page.locator('[role="tabpanel"]')
  await expect(panels).toHaveCount(2)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
  for (const part of ['header', 'nav', 'aside', 'figure.code .copy', '#sidebar']) {
    const elements = await page.locator(part).all()
    expect(elements.length, part).toBeGreaterThan(0)
    for (const element of elements) await expect(element).toBeHidden()
  }
})

/** Colors of the words and of the parts of code, as red, green and blue. */
async function inks(page: Page): Promise<number[][]> {
  const colors = await page
    .locator('#article :is(h1, p, td, .shiki span span)')
    .evaluateAll(all => all.map(element => getComputedStyle(element).color))
  return [...new Set(colors)].map(color => (color.match(/[\d.]+/g) ?? []).map(Number))
}

/** Share of the light that a color throws back, roughly (0 to 1). */
const lightness = ([red = 0, green = 0, blue = 0]: number[]) =>
  (0.3 * red + 0.6 * green + 0.1 * blue) / 255

test('the dark theme prints dark on light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/api/examples/quote')
  expect(Math.max(...(await inks(page)).map(lightness))).toBeGreaterThan(0.8)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(async () => Math.max(...(await inks(page)).map(lightness))).toBeLessThan(0.5)
})
