import { describe } from 'vitest'
import { builtPages } from '#support/built-pages.ts'
import { expect, journey, SMALL } from './support/test.ts'

const paths = builtPages('root').map(({ path }) => path)

/** An engine may end with a page that it cannot lay out, as WebKit did at lines that end evenly. */
for (const [width, size] of [
  ['wide', undefined],
  ['narrow', SMALL],
] as const) {
  describe(`every page in a ${width} window`, () => {
    if (size) journey.override({ size })

    journey('is laid out, and no wider than the window', async ({ page }) => {
      for (const path of paths) {
        try {
          await page.open(path)
          await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
          const room = await page.evaluate(() => innerWidth - document.documentElement.scrollWidth)
          expect(room).toBeGreaterThanOrEqual(0)
        } catch (cause) {
          throw new Error(`not at ${path}`, { cause })
        }
      }
    })
  })
}
