import { sidebar } from '#support/browser/page-parts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

test.describe('by keyboard alone', { tag: '@desktop' }, () => {
  test('the first stop skips to the content', async ({ page }) => {
    await page.goto('/api/examples/quote')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/api/examples/quote#article')
    await expect(skip).not.toBeFocused()
    await page.keyboard.press('Tab')
    const isInArticle = () =>
      page.evaluate(() => document.activeElement?.closest('#article') !== null)
    expect(await isInArticle()).toBe(true)
  })

  test('sections of the sidebar open and close', async ({ page }) => {
    await page.goto('/api/examples/quote')
    const swap = sidebar(page).getByRole('link', { name: 'Swap' })
    await sidebar(page).locator('summary', { hasText: 'Examples' }).focus()
    await page.keyboard.press('Enter')
    await expect(swap).toBeHidden()
    await page.keyboard.press('Space')
    await expect(swap).toBeVisible()
  })

  test('tabs change with the arrows, Home and End', async ({ page }) => {
    await page.goto('/api/examples/quote')
    await hydrate(page)
    const curl = page.getByRole('tab', { name: 'curl' }).first()
    const typescript = page.getByRole('tab', { name: 'TypeScript' }).first()
    await typescript.click()
    await expect(typescript).toHaveAttribute('aria-selected', 'true')
    await curl.click()
    for (const [key, tab] of [
      ['ArrowRight', typescript],
      ['ArrowRight', curl],
      ['ArrowLeft', typescript],
      ['Home', curl],
      ['End', typescript],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab).toBeFocused()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    }
  })

  test('what has the focus is seen to have it', async ({ page }) => {
    await page.goto('/api/examples/quote')
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        )
        return { outlineStyle, width: Number.parseFloat(outlineWidth) }
      })
      expect(outline.outlineStyle).not.toBe('none')
      expect(outline.width).toBeGreaterThanOrEqual(1)
    }
  })
})
