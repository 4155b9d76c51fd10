import { expect, test } from '#support/browser/test.ts'

test('a reader who asked for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/api/examples/quote')
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap(element => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return [transitionDuration, animationDuration].flatMap(list =>
          list.split(',').map(Number.parseFloat),
        )
      }),
    ),
  )
  expect(longest).toBeLessThanOrEqual(0.0001)
})

test('a reader who asked for less motion gets the colors of the other theme at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/blade/introduction/how-lps-earn-from-arbitrage')
  const underWay = await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('[data-theme-switch]')
    // A transition begins from what was computed before.
    getComputedStyle(document.body).getPropertyValue('color')
    button?.click()
    return document.getAnimations().filter(each => each instanceof CSSTransition).length
  })
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  expect(underWay).toBe(0)
})
