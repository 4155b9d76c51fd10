import type { Page } from '@playwright/test'
import { openWithFaces } from '#support/browser/faces.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

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

/** Addresses of the face that a page asks for from now on. */
function askedFaces(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (FACE.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** The face that code is set in. */
const codeFace = (page: Page) =>
  page
    .locator(CODE)
    .first()
    .evaluate(code => getComputedStyle(code).fontFamily.split(',')[0]?.replaceAll('"', ''))

test('code of a first page keeps the face that stands in, and the next pages have theirs when they are shown', async ({
  page,
}) => {
  const asked = askedFaces(page)
  await page.goto('/sdk/swap')
  expect(asked).toEqual([])
  await hydrate(page)
  await expect.poll(() => isLoaded(page)).toBe(true)
  expect(await codeFace(page)).toBe('Mono fallback')
  // In place, and then in a document of its own.
  await nextLink(page).click()
  await expect.poll(() => codeFace(page)).toBe('Geist Mono')
  await page.goto('/contracts/red-snwapper')
  await expect.poll(() => isLoaded(page)).toBe(true)
  expect(await codeFace(page)).toBe('Geist Mono')
  expect(new Set(asked).size).toBe(1)
})

test('a site that sets its code in another face fetches none', async ({ page }) => {
  const asked = askedFaces(page)
  await page.goto('/sdk/swap')
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--mono', 'ui-monospace, monospace'),
  )
  await hydrate(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('face'))).not.toBeNull()
  await nextLink(page).click()
  await expect(page.locator('html')).toHaveClass(/\bface\b/)
  expect(asked).toEqual([])
})

for (const path of ['/contracts/red-snwapper', '/sdk/swap']) {
  test(`${path} has the same lines without the face of code and with it`, async ({ page }) => {
    await openWithFaces(page, path)
    await page.evaluate(() => document.documentElement.classList.add('face'))
    await expect.poll(() => isLoaded(page)).toBe(true)
    const after = await boxes(page)
    expect(after.length).toBeGreaterThan(10)
    await page.evaluate(() =>
      document.documentElement.style.setProperty('--mono-face', '"Mono fallback"'),
    )
    const before = await boxes(page)
    expect(before).toHaveLength(after.length)
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
