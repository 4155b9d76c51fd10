import { expect, hydrate, test } from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'
import { galleryPages } from './gallery-pages.ts'

test.use({ site: 'gallery', contextOptions: { reducedMotion: 'reduce' } })

/** What holds for a page, and not for examples that stand below one another. */
const OF_PAGES = ['heading-order', 'page-has-heading-one', 'landmark-unique', 'region']

for (const { path } of galleryPages()) {
  test(`the examples of ${path} are rendered, answer, and are accessible in both themes`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrate(page)
    const examples = page.locator('.gallery-example')
    // Islands are brought to life when they are near.
    for (const example of await examples.all()) await example.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo(0, 0))
    for (const theme of ['light', 'dark']) {
      if (theme === 'dark') {
        await page.getByRole('button', { name: 'Switch between light and dark' }).click()
        await page.mouse.move(0, 0)
      }
      await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`))
      expect(await violations(page, OF_PAGES, '.gallery-example'), theme).toEqual([])
    }
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider, 'nothing is wider than the window').toBeLessThanOrEqual(0)
  })
}
