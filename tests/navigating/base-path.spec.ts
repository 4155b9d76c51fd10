import { heading } from '#support/browser/page-parts.ts'
import { documentMark, expect, hydrate, nextLink, test } from '#support/browser/test.ts'

// Requests outside the base path count as foreign, so each of these tests also proves that there is none.
test.describe('under a base path', () => {
  test.use({ site: 'docs' })

  test('links lead on below it', async ({ page }) => {
    await page.goto('./')
    await hydrate(page)
    await documentMark.set(page)
    await page.getByRole('link', { name: 'Get started' }).first().click()
    await expect(page).toHaveURL('/docs/what-is-sushi')
    await nextLink(page).click()
    await expect(page).toHaveURL('/docs/why-sushi')
    await page.getByRole('link', { name: 'Sushi: home' }).click()
    await expect(page).toHaveURL(/\/docs\/?$/)
    await expect(heading(page)).toHaveText('Swap, pool, stake and build')
    expect(await documentMark.isThere(page)).toBe(true)
  })

  test('its own address answers with and without the slash', async ({ page, request }) => {
    const response = await page.goto('../docs')
    expect(response?.status()).toBe(200)
    await expect(heading(page)).toHaveText('Swap, pool, stake and build')
    expect((await request.get('./dao/governance.html')).status()).toBe(200)
  })

  test('images, fonts and the search index are found', async ({ page, request }) => {
    await page.goto('./api/examples/quote')
    await page.waitForLoadState('networkidle')
    const broken = await page.evaluate(() =>
      // An image of the other theme is not shown, and so not fetched.
      [...document.images]
        .filter(image => image.checkVisibility() && image.naturalWidth === 0)
        .map(image => image.src),
    )
    expect(broken).toEqual([])
    const index = await page.locator('html').getAttribute('data-search')
    expect(index).toMatch(/^\/docs\//)
    expect((await request.get(index ?? '')).status()).toBe(200)
  })

  test.describe('and unknown', () => {
    test.use({ expectedTroubles: [/404/] })

    test('a path shows the not-found page', async ({ page }) => {
      const response = await page.goto('./no/such/page')
      expect(response?.status()).toBe(404)
      await hydrate(page)
      await page.getByRole('link', { name: 'Go to Home Page' }).click()
      await expect(page).toHaveURL(/\/docs\/?$/)
      await expect(heading(page)).toHaveText('Swap, pool, stake and build')
    })
  })
})
