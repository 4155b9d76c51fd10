import type { Page } from '@playwright/test'
import { expect, hydrate, hydrateIsland, test } from '#support/browser/test.ts'
import { violationsAtBothWidths } from '#support/browser/violations.ts'
import { galleryPages } from './gallery-pages.ts'

test.use({ site: 'gallery', contextOptions: { reducedMotion: 'reduce' } })

/** What holds for a page, and not for examples that stand below one another. */
const OF_PAGES = ['heading-order', 'page-has-heading-one', 'landmark-unique', 'region']

/** How much of a page lies beyond the window, in px. */
function hiddenToTheRight(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )
}

for (const { path, html } of galleryPages()) {
  const inSource = (part: string) => html.split(part).length - 1

  test(`the examples of ${path} are rendered, answer, and are accessible in both themes, wide and on a phone`, {
    tag: ['@desktop', '@drill'],
  }, async ({ page }) => {
    await page.goto(path)
    await hydrate(page)
    const examples = page.locator('.gallery-example')
    const islands = examples.locator('[data-island]')
    expect(inSource('class="gallery-example"')).toBeGreaterThan(0)
    await expect(examples).toHaveCount(inSource('class="gallery-example"'))
    await expect(islands).toHaveCount(inSource(' data-island="'))
    // Islands are hydrated when they are near.
    for (const example of await examples.all()) await example.scrollIntoViewIfNeeded()
    for (const island of await islands.all()) await hydrateIsland(island)
    await expect(examples.locator('[role="tablist"][tabindex="-1"]')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    const look = { part: '.gallery-example', ignored: OF_PAGES }
    expect(await hiddenToTheRight(page), 'nothing is wider than the window').toBe(0)
    expect(await violationsAtBothWidths(page, look)).toEqual([])
    expect(await hiddenToTheRight(page), 'nothing is wider than a phone').toBe(0)
  })
}
