import type { Page, Route } from '@playwright/test'
import { openWithFaces } from '#support/browser/faces.ts'
import { holdBack } from '#support/browser/hold-back.ts'
import { heading } from '#support/browser/page-parts.ts'
import {
  documentMark,
  expect,
  hydrate,
  nextLink,
  previousLink,
  test,
} from '#support/browser/test.ts'

test.describe('a page with addresses of contracts', () => {
  test.use({ expectedTroubles: [/ERR_FAILED|failed request/] })

  const ADDRESSES = '/contracts/cpamm'
  const OTHER = '0x00000000000000000000000000000000000000AA'
  const note = (page: Page) => page.getByText('This page has changed since you last saw it.')

  test('is asked for anew by a link to it', async ({ page }) => {
    let asked = 0
    page.on('request', request => {
      if (new URL(request.url()).pathname === ADDRESSES) asked += 1
    })
    await page.goto(ADDRESSES)
    await hydrate(page)
    await documentMark.set(page)
    const title = await heading(page).innerText()
    await nextLink(page).click()
    await expect(heading(page)).not.toHaveText(title)
    await previousLink(page).click()
    await expect(heading(page)).toHaveText(title)
    // Once for the document.
    expect(asked).toBeGreaterThan(1)
    expect(await documentMark.isThere(page)).toBe(true)
  })

  test('is shown at once by the way back, asked for behind it, and says what became of it', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openWithFaces(page, ADDRESSES)
    await hydrate(page)
    await documentMark.set(page)
    const title = await heading(page).innerText()
    const article = page.locator('#article')
    const address = article.locator('[data-copy^="0x"]').first()
    const published = (await address.getAttribute('data-copy')) ?? ''
    const goOnAndBack = async () => {
      await nextLink(page).click()
      await expect(heading(page)).not.toHaveText(title)
      await page.goBack()
      await expect(heading(page)).toHaveText(title)
    }
    const hang = (end: (route: Route) => Promise<void>) =>
      holdBack(page, `**${ADDRESSES}`, request => request.resourceType() === 'fetch', end)
    const place = () =>
      page.evaluate(() => ({ top: scrollY, focus: document.activeElement?.localName }))
    const seenAt = () => nextLink(page).evaluate(link => link.getBoundingClientRect().y)

    // Another release, with another address and a paragraph above what the reader sees.
    const changed = await hang(async route => {
      const response = await route.fetch()
      const body = (await response.text())
        .replaceAll(published, OTHER)
        .replace('</h1>', '</h1><p style="height:300px">New</p>')
      await route.fulfill({ response, body })
    })
    await nextLink(page).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await goOnAndBack()
    expect(await place()).toEqual({ top: before, focus: 'h1' })
    const seen = await seenAt()
    await expect(address).toHaveAttribute('data-copy', published)
    await expect(note(page)).toHaveCount(0)
    changed.release()
    await expect(address).toHaveAttribute('data-copy', OTHER)
    await expect(note(page).first()).toBeVisible()
    await expect(page.locator('#status')).toHaveText('This page has changed since you last saw it.')
    const after = await place()
    expect(after.focus).toBe('h1')
    expect(after.top).toBeGreaterThan(before)
    // Browsers scroll by whole pixels.
    expect(Math.abs((await seenAt()) - seen)).toBeLessThanOrEqual(1)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(note(page)).toHaveCount(0)

    // Without an answer: who is at the top sees that at once.
    await page.unrouteAll({ behavior: 'wait' })
    const lost = await hang(route => route.abort())
    await goOnAndBack()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(article.locator('[data-kept]')).toHaveCount(0)
    lost.release()
    const older = article.getByText('The site does not answer. This page is from')
    await expect(older).toHaveCount(1)
    await expect(older).toBeInViewport({ ratio: 1 })
    expect((await place()).top).toBe(0)
    await expect(
      article.locator('caption', { hasText: 'These addresses are from' }),
    ).not.toHaveCount(0)
    await expect(address).toHaveAttribute('data-copy', OTHER)

    // Another change, and then none. What is fetched ahead on the next page, before the way back, is no change under the reader's eyes.
    await page.unrouteAll({ behavior: 'wait' })
    const restored = await hang(route => route.continue())
    await goOnAndBack()
    await expect(address).toHaveAttribute('data-copy', OTHER)
    restored.release()
    await expect(address).toHaveAttribute('data-copy', published)
    await expect(note(page).first()).toBeVisible()
    const asked = page.waitForResponse(response => response.url().endsWith(ADDRESSES))
    await goOnAndBack()
    await (await asked).finished()
    await expect(note(page)).toHaveCount(0)
    // A browser that has kept the whole document shows it as it was.
    const again = page.waitForRequest(`**${ADDRESSES}`)
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await again
    expect(await documentMark.isThere(page)).toBe(true)
  })

  test('is not shown to who has gone on from it before the script came that asks for it', async ({
    page,
  }) => {
    await page.goto('/dao/governance')
    await hydrate(page)
    await documentMark.set(page)
    const scripts = '**/assets/renew-behind-*.js'
    const hanging = await holdBack(page, scripts)
    const asked = page.waitForRequest(scripts)
    await nextLink(page).click()
    await expect(heading(page)).toHaveText('Tokenomics')
    const script = (await asked).url()
    await nextLink(page).click()
    await expect(heading(page)).not.toHaveText('Tokenomics')
    for (const title of ['Tokenomics', 'Governance']) {
      await page.goBack()
      await expect(heading(page)).toHaveText(title)
    }
    hanging.release()
    await page.evaluate(address => import(address), script)
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL('/dao/governance')
    await expect(heading(page)).toHaveText('Governance')
    await expect(page).toHaveTitle(/Governance/)
    expect(await documentMark.isThere(page)).toBe(true)
  })
})
