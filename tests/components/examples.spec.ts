import { expect, hydrate, hydrateIsland, test } from '#support/browser/test.ts'
import { violationsInBothThemes } from '#support/browser/violations.ts'
import { galleryPages } from './gallery-pages.ts'

test.use({ site: 'gallery', contextOptions: { reducedMotion: 'reduce' } })

/** What holds for a page, and not for examples that stand below one another. */
const OF_PAGES = ['heading-order', 'page-has-heading-one', 'landmark-unique', 'region']

for (const { path, html } of galleryPages()) {
  const inSource = (part: string) => html.split(part).length - 1

  test(`the examples of ${path} are rendered, answer, and are accessible in both themes`, async ({
    page,
  }) => {
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
    expect(await violationsInBothThemes(page, look)).toEqual([])
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider, 'nothing is wider than the window').toBeLessThanOrEqual(0)
  })
}
