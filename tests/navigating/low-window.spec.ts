import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '#support/browser/test.ts'

/** Share of the window that stuck bars cover, after scrolling (0 to 1). */
function shareOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const covered = [...document.querySelectorAll('header, [data-small-screen-bar]')].map(bar => {
      const { top, bottom } = bar.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    })
    return covered.reduce((sum, height) => sum + height, 0) / innerHeight
  })
}

test.describe('in a low window', { tag: '@desktop' }, () => {
  // 1280 by 1024 pixels at 400 %, a phone on its side, and windows made low.
  for (const [width, height] of [
    [320, 256],
    [740, 340],
    [1100, 359],
    [1280, 300],
    [1280, 215],
  ] as const) {
    test(`bars leave two thirds to the page, at ${width} by ${height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.goto('/dao/governance')
      await hydrate(page)
      await page.evaluate(() => scrollTo(0, 2000))
      await expect.poll(() => shareOfBars(page)).toBeLessThanOrEqual(1 / 3)
      // A place that is led to stands at the top of the window, not below bars that are gone.
      await page.goto('/dao/governance#voting-power')
      const place = page.locator('#voting-power')
      await expect(place).toBeInViewport({ ratio: 1 })
      const top = () => place.evaluate(it => it.getBoundingClientRect().top)
      await expect.poll(top).toBeLessThan(height / 3 + 30)
    })
  }

  test('bars stick where there is room for them', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 })
    await page.goto('/dao/governance')
    await page.evaluate(() => scrollTo(0, 2000))
    await expect.poll(() => shareOfBars(page)).toBe(120 / 800)
  })
})
