import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '#support/browser/test.ts'

/** Sets text twice as large, as a reader's own style sheet does. */
const enlarge = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** What is measured of a page. */
async function measured(page: Page) {
  return page.evaluate(() => {
    const article = document.getElementById('article')
    // The first page has its words beside something else.
    const paragraph = article?.querySelector(
      ':scope > p:not([class]), :scope > section:first-child p',
    )
    if (!article || !paragraph) throw new Error('the page has no article')
    const { width } = paragraph.getBoundingClientRect()
    const { fontSize } = getComputedStyle(paragraph)
    const view = document.documentElement.clientWidth
    const outside = [
      ...document.querySelectorAll(
        'header :is(a, button, summary), #article :is(h1, h2, h3, p, li)',
      ),
    ]
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(element => !element.closest('[popover], .visually-hidden, .table-scroll, .code'))
      .filter(element => {
        const { left, right, width: own } = element.getBoundingClientRect()
        return own > 1 && (right > view + 1 || left < -1)
      })
      .map(element => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
    return {
      // A letter is about half as wide as the text is high.
      letters: width / (Number.parseFloat(fontSize) / 2),
      share: width / view,
      scrollsSideways: document.documentElement.scrollWidth > view,
      outside,
    }
  })
}

for (const width of [1280, 1024, 390]) {
  test(`with text twice as large a page ${width} pixels wide keeps its measure @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await enlarge(page)
    for (const path of ['/amm/clamm', '/api/examples/quote', '/api/swagger', '/networks', '/']) {
      await page.goto(path)
      await hydrate(page)
      const { letters, share, scrollsSideways, outside } = await measured(page)
      expect(letters >= 30 || share > 0.75, `${path}: ${letters} letters a line`).toBe(true)
      expect(scrollsSideways, `${path} scrolls sideways`).toBe(false)
      expect(outside, path).toEqual([])
    }
  })
}

test('logo and icons grow with the text @desktop', async ({ page }) => {
  const heights = async () => {
    // The logo has no width, and so no place among the visible, until its file is there.
    await expect(page.locator('header img').filter({ visible: true })).toHaveCount(1)
    return page
      .locator('header :is(img, svg)')
      .filter({ visible: true })
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
  }
  await page.goto('/amm/clamm')
  const [logo = 0, icon = 0] = await heights()
  await enlarge(page)
  await page.reload()
  const [largeLogo = 0, largeIcon = 0] = await heights()
  expect(largeLogo).toBeCloseTo(2 * logo, 0)
  expect(largeIcon).toBeCloseTo(2 * icon, 0)
})

test('the icon of the sidebar keeps its width beside all that a phone has room for @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await enlarge(page)
  await page.goto('/api/swagger')
  await hydrate(page)
  await page.mouse.wheel(0, 3_000)
  await expect(page.getByRole('button', { name: 'Top', exact: true })).toBeVisible()
  const icon = await page.locator('[data-small-screen-bar] button svg').first().boundingBox()
  expect(icon?.width).toBe(icon?.height)
})
