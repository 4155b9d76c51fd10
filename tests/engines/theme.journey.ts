import { describe } from 'vitest'
import { a, type Page } from './support/page.ts'
import { expect, journey } from './support/test.ts'

const THEME_SWITCH = a('button', 'Switch between light and dark')

/** Light that the background throws back, roughly: 0 is black, 1 is white. */
async function lightness(page: Page): Promise<number> {
  const color = await page.evaluate(() => {
    // A canvas knows every way in which a color can be written.
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('this browser draws nothing')
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  })
  const [red = 0, green = 0, blue = 0] = color
  return (red + green + blue) / (3 * 255)
}

describe('theme', () => {
  journey(
    'the switch changes colors and logo, and the choice outlasts the visit',
    async ({ page }) => {
      const logos = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header img')]
            .filter(image => image.checkVisibility())
            .map(image => image.getAttribute('src')),
        )
      await page.open('/dao/governance')
      await expect.poll(() => lightness(page)).toBeGreaterThan(0.8)
      const light = await logos()
      await page.click(THEME_SWITCH)
      await expect.poll(() => lightness(page)).toBeLessThan(0.2)
      expect(await logos()).not.toEqual(light)
      expect(await logos()).toHaveLength(light.length)
      // Firefox tells of an app that is on its way when its page is left.
      await page.wake()
      await page.reload()
      expect(await lightness(page)).toBeLessThan(0.2)
      await page.click(THEME_SWITCH)
      await expect.poll(() => lightness(page)).toBeGreaterThan(0.8)
      await page.wake()
      await page.reload()
      expect(await lightness(page)).toBeGreaterThan(0.8)
    },
  )
})
