import { expect, hydrate, test } from '#support/browser/test.ts'

const LETTERS = { name: 'Letters' }

test.describe('the alphabet of the glossary', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/glossary')
  })

  test('has a link to each letter that has terms, and stays in view', async ({ page }) => {
    const alphabet = page.getByRole('navigation', LETTERS)
    const hrefs = await alphabet
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
    const ids = await page
      .locator('#article h2[id]:not(#next)')
      .evaluateAll(all => all.map(({ id }) => `#${id}`))
    expect(hrefs).toEqual(ids)
    expect(hrefs.length).toBeGreaterThan(10)
    await page.evaluate(() => scrollTo(0, 2000))
    await expect(alphabet).toBeInViewport({ ratio: 1 })
  })

  test('leads to its letter, which stands clear of it', async ({ page }) => {
    const alphabet = page.getByRole('navigation', LETTERS)
    await alphabet.getByRole('link', { name: 'L', exact: true }).click()
    const letter = page.locator('h2#l')
    await expect(letter).toBeInViewport({ ratio: 1 })
    const [row, place] = [await alphabet.boundingBox(), await letter.boundingBox()]
    expect(place?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0))
  })

  test('marks the letter being read', async ({ page }) => {
    await hydrate(page)
    const marked = page.getByRole('navigation', LETTERS).locator('[aria-current="location"]')
    await expect(marked).toHaveText('A')
    await page.locator('h2#s').evaluate(heading => heading.scrollIntoView())
    await expect(marked).toHaveText('S')
    await expect(marked).toBeInViewport({ ratio: 1 })
  })

  test('scrolls away in a low window', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 300 })
    await page.evaluate(() => scrollTo(0, 2000))
    await expect(page.getByRole('navigation', LETTERS)).not.toBeInViewport()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the alphabet leads to letters', async ({ page }) => {
    await page.goto('/glossary')
    await page
      .getByRole('navigation', LETTERS)
      .getByRole('link', { name: 'L', exact: true })
      .click()
    await expect(page).toHaveURL('/glossary#l')
  })
})
