import type { Page } from '@playwright/test'
import { heading } from '#support/browser/page-parts.ts'
import { searchField } from '#support/browser/search.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'
import { builtPages } from '#support/built-pages.ts'

test('on paper stands the article alone, with every variant of its tabs', async ({ page }) => {
  await page.goto('/api/examples/quote')
  await hydrate(page)
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  const panels = page.locator('[role="tabpanel"]')
  await expect(panels).toHaveCount(2)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
  for (const part of ['header', 'nav', 'main ~ aside', 'figure.code .copy', '#sidebar']) {
    const elements = await page.locator(part).all()
    expect(elements.length, part).toBeGreaterThan(0)
    for (const element of elements) await expect(element).toBeHidden()
  }
})

/** How much stays at its place in the window, as what lies over a page does. */
const partsOver = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll(
      all =>
        all.filter(each => getComputedStyle(each).position === 'fixed' && each.clientHeight > 0)
          .length,
    )

test('a search that is open is not on paper', async ({ page }) => {
  await page.goto('/amm/clamm')
  await hydrate(page)
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  expect(await partsOver(page)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#article h1')).toBeVisible()
  expect(await partsOver(page)).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await searchField(page).press('Escape')
  await expect(searchField(page)).toHaveCount(0)
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

/** What an article has for screens alone: controls, and what says how to use them. */
const FOR_SCREENS =
  '.screen-only, .needs-script, .copy, .anchor, [popover], [role="tablist"], [role="status"]'

/** A figure's numbers are drawn in its picture; its table is for those who do not see that. */
const FOR_LISTENERS = '.visually-hidden, figure details'

/** Texts of an article that are not on paper though it has them. */
async function missingTexts(page: Page): Promise<string[]> {
  return page.locator('#article').evaluate((article, allowed) => {
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    const missing: string[] = []
    while (walker.nextNode()) {
      const { data, parentElement: parent } = walker.currentNode as Text
      if (data.trim() === '' || !parent || parent.closest(allowed)) continue
      // The picture for the other kind of screen says the same.
      if (parent.closest('svg')) continue
      const isShown = parent.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true })
      if (!isShown) missing.push(data.trim())
    }
    return missing
  }, `${FOR_SCREENS}, ${FOR_LISTENERS}, script, style`)
}

/** Elements of an article whose content is cut off at one of their edges. */
async function cutOff(page: Page): Promise<string[]> {
  return page.locator('#article :is(.code, pre, .table-scroll, .math-display)').evaluateAll(all =>
    all
      .filter(element => element.checkVisibility())
      .filter(
        element =>
          getComputedStyle(element).overflowX !== 'visible' ||
          (element.matches('pre') && element.scrollHeight > element.clientHeight + 1),
      )
      .map(element => (element.textContent ?? '').trim().slice(0, 80)),
  )
}

test('every callout is on paper, with a border, and so is all else that its article says @desktop', async ({
  page,
}) => {
  const paths = builtPages('root')
    .filter(({ html }) => html.slice(html.indexOf('id="article"')).split('<aside').length > 2)
    .map(built => built.path)
  expect(paths.length).toBeGreaterThan(20)
  await page.emulateMedia({ media: 'print' })
  for (const path of paths) {
    await page.goto(path)
    const callouts = await page.locator('#article aside').all()
    expect(callouts.length, path).toBeGreaterThan(0)
    for (const callout of callouts) {
      await expect(callout).toBeVisible()
      for (const side of ['top', 'right', 'bottom', 'left'])
        await expect(callout).not.toHaveCSS(`border-${side}-width`, '0px')
    }
    expect(await missingTexts(page), path).toEqual([])
    expect(await cutOff(page), path).toEqual([])
  }
})

test('what a reader folded or filtered away is on paper', async ({ page }) => {
  await page.goto('/networks')
  await hydrate(page)
  const rows = page.locator('#article tr[data-filter]')
  const total = await rows.count()
  await page.getByRole('searchbox').fill('arbitrum one')
  await expect(rows.filter({ visible: true })).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(rows.filter({ visible: true })).toHaveCount(total)

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/api/swagger')
  expect((await missingTexts(page)).length).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await missingTexts(page)).toEqual([])
})

test('the samples and answers of an API are whole on paper, each sample with its language', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/api/swagger', '/api/blade/swagger']) {
    await page.goto(path)
    const article = page.locator('#article')
    expect(await article.locator('pre').count()).toBeGreaterThan(10)
    expect(await cutOff(page), path).toEqual([])
    const names = await article
      .locator('pre[aria-label^="Request in"]')
      .evaluateAll(all =>
        all.map(pre => [getComputedStyle(pre, '::before').content, pre.ariaLabel]),
      )
    expect(names.length).toBeGreaterThan(3)
    for (const [printed, name] of names) expect(printed).toBe(JSON.stringify(name))
  }
})

test('a figure is on paper, whatever the width of screen and paper', async ({ page }) => {
  await page.goto('/amm/clamm')
  const pictures = page
    .locator('#article figure:has(svg[role="img"])')
    .first()
    .locator('svg[role="img"]')
  await hydrate(page)
  await pictures.filter({ visible: true }).scrollIntoViewIfNeeded()
  await page.locator('#article figure input[type="range"]').first().focus()
  await expect(pictures).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(pictures.filter({ visible: true })).toHaveCount(1)
  }
})

test('long code wraps on paper, and head rows repeat @desktop', async ({ page }) => {
  await page.goto('/sdk/swap')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 500, height: 900 })
  const overflowing = await page
    .locator('#article .code .line')
    .evaluateAll(lines =>
      lines
        .filter(line => line.getBoundingClientRect().right > innerWidth)
        .map(line => line.textContent),
    )
  expect(await page.locator('#article .code .line').count()).toBeGreaterThan(20)
  expect(overflowing).toEqual([])
  await page.setViewportSize({ width: 720, height: 900 })
  await page.goto('/networks')
  await expect(page.locator('#article thead').first()).toHaveCSS('display', 'table-header-group')
  await expect(page.locator('#article tbody tr').first()).toHaveCSS('break-inside', 'avoid')
})

/** Width of a sheet of A4 with the margins of browsers, in CSS pixels. */
const SHEET = 718

test('no page is wider than its paper, on which all of it would be smaller', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: SHEET, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  for (const { path } of builtPages('root')) {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(SHEET)
  }
})
