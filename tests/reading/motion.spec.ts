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
