import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '#support/browser/test.ts'

const FACE = /mono-[\w-]+\.woff2$/
const CODE = '#article :is(code, kbd, pre)'

/** Where all code stands, in CSS pixels. */
const boxes = (page: Page) =>
  page.locator(CODE).evaluateAll(all =>
    all.map(each => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(value => Math.round(value * 10) / 10)
    }),
  )

const isLoaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      face => face.family.includes('Geist Mono') && face.status === 'loaded',
    ),
  )

for (const path of ['/contracts/red-snwapper', '/sdk/swap']) {
  test(`${path} gets the face of code after the first input, and nothing moves`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (FACE.test(request.url())) asked.push(request.url())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const before = await boxes(page)
    expect(before.length).toBeGreaterThan(10)
    await hydrate(page)
    await expect.poll(() => isLoaded(page)).toBe(true)
    expect(asked).toHaveLength(1)
    const after = await boxes(page)
    expect(after).toHaveLength(before.length)
    // A line of 100 letters may be a pixel longer: the widths of letters are rounded, each to a 64th of a pixel.
    const moved = before.filter(([x = 0, y = 0, width = 0, height = 0], index) => {
      const [newX = 0, newY = 0, newWidth = 0, newHeight = 0] = after[index] ?? []
      const isBeside =
        Math.abs(x - newX) > 1 || Math.abs(width - newWidth) > Math.max(1, width / 500)
      return isBeside || Math.abs(y - newY) > 0.5 || Math.abs(height - newHeight) > 0.5
    })
    expect(moved).toEqual([])
  })
}
