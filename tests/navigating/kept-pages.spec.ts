import type { Page, Route } from '@playwright/test'
import { PAGE_AGE_MS } from '#engine/model/site-behavior.ts'
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

const NEXT = '/why-sushi'

/** Has the answers for the next page hold a word of their own, one for each version of the site that is published. */
async function publish(page: Page, version: string): Promise<void> {
  await page.route(`**${NEXT}`, async route => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace('</h1>', `</h1><p>${version}</p>`) })
  })
}

/** Goes to the next page, and waits until it is shown. */
async function follow(page: Page): Promise<void> {
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Why Sushi')
}

async function goBack(page: Page): Promise<void> {
  await page.goBack()
  await expect(heading(page)).toHaveText('What is Sushi')
}

test('a page that was fetched is asked for anew when it has been kept too long', async ({
  page,
}) => {
  await page.clock.install()
  await publish(page, 'the first version')
  await page.goto('/what-is-sushi')
  await hydrate(page)
  await documentMark.set(page)
  await follow(page)
  await expect(page.locator('#article')).toContainText('the first version')
  await goBack(page)
  await page.unrouteAll({ behavior: 'wait' })
  await publish(page, 'the second version')
  await follow(page)
  await expect(page.locator('#article')).toContainText('the first version')
  await goBack(page)
  await page.clock.fastForward(PAGE_AGE_MS)
  await follow(page)
  await expect(page.locator('#article')).toContainText('the second version')
  expect(await documentMark.isThere(page)).toBe(true)
})

test.describe('the page that the document came with', () => {
  test.use({ expectedTroubles: [/ERR_INTERNET_DISCONNECTED|failed request/] })

  test('is shown by the way back as it came, without being asked for, and without a network', async ({
    page,
    context,
  }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/what-is-sushi')
    const article = page.locator('#article')
    const came = await article.evaluate(({ innerHTML }) => innerHTML)
    // What the boot script shows for a moment.
    await article.evaluate(({ firstElementChild }) =>
      firstElementChild?.setAttribute('aria-busy', 'true'),
    )
    await hydrate(page)
    await documentMark.set(page)
    await follow(page)
    asked.length = 0
    await context.setOffline(true)
    await goBack(page)
    expect(asked).not.toContain('/what-is-sushi')
    expect(await documentMark.isThere(page)).toBe(true)
    // The heading, to which the focus goes.
    const withoutFocus = (html: string) => html.replace(' tabindex="-1"', '')
    expect(withoutFocus(await article.evaluate(({ innerHTML }) => innerHTML))).toBe(came)
  })
})

test.describe('the way back', () => {
  // What links in view lead to may be asked for while the site cannot be reached.
  test.use({ expectedTroubles: [/why-sushi|ERR_FAILED/] })

  test('shows a page as it was, however long ago', async ({ page }) => {
    await page.clock.install()
    await page.goto('/what-is-sushi')
    await hydrate(page)
    await publish(page, 'the first version')
    await follow(page)
    await goBack(page)
    await page.clock.fastForward(2 * PAGE_AGE_MS)
    await page.unrouteAll({ behavior: 'wait' })
    await page.route(`**${NEXT}`, route => route.abort())
    await page.goForward()
    await expect(heading(page)).toHaveText('Why Sushi')
  })

  test('shows a page as it was while it is asked for anew', async ({ page }) => {
    await page.clock.install()
    await page.goto('/what-is-sushi')
    await hydrate(page)
    await follow(page)
    await goBack(page)
    const hanging = await holdBack(page, `**${NEXT}`)
    const asked = page.waitForRequest(`**${NEXT}`)
    await page.clock.fastForward(2 * PAGE_AGE_MS)
    // What a link leads to that is pointed at is fetched, if it is too old to be followed to.
    await nextLink(page).focus()
    await asked
    await page.goForward()
    await expect(heading(page)).toHaveText('Why Sushi')
    hanging.release()
  })
})

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

test.describe('a page that was missing for a moment', () => {
  test.use({ expectedTroubles: [/404/] })

  for (const isPrefetched of [true, false])
    test(`is there the next time, ${isPrefetched ? 'when it had been fetched ahead' : 'when it had been shown as missing'}`, async ({
      page,
    }) => {
      const missing = await page.request.get('/nowhere')
      const body = await missing.text()
      await page.route(`**${NEXT}`, route => route.fulfill({ status: 404, body }))
      await page.goto('/what-is-sushi')
      await hydrate(page)
      await documentMark.set(page)
      if (isPrefetched) {
        const answer = page.waitForResponse(response => response.url().endsWith(NEXT))
        await nextLink(page).hover()
        await (await answer).finished()
      } else {
        await nextLink(page).click()
        await expect(heading(page)).toHaveText('Page Not Found')
        await goBack(page)
      }
      await page.unrouteAll({ behavior: 'wait' })
      await follow(page)
      expect(await documentMark.isThere(page)).toBe(true)
    })
})
