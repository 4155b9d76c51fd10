import type { Page } from '@playwright/test'
import { openWithFaces } from '#support/browser/faces.ts'
import { type SlowSite, serveSlowSite } from '#support/browser/held-body.ts'
import { holdBack } from '#support/browser/hold-back.ts'
import { heading } from '#support/browser/page-parts.ts'
import { test as base, documentMark, expect, hydrate, nextLink } from '#support/browser/test.ts'

const test = base.extend<{ slow: SlowSite }>({
  slow: async ({ site: _ }, use) => {
    const site = await serveSlowSite()
    await use(site)
    await site.close()
  },
})

const bar = (page: Page) => page.getByRole('progressbar')

/** Goes from a page to the next, in one document. */
async function goToNext(page: Page): Promise<void> {
  await page.goto('/dao/governance')
  await hydrate(page)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
}

test('of two links, one pressed before the app is there and one after, the last is followed', async ({
  page,
}) => {
  const { release } = await holdBack(page, '**/dao/tokenomics', request =>
    request.isNavigationRequest(),
  )
  await page.goto('/dao/governance')
  const dropped = page.waitForEvent('requestfailed', request => request.isNavigationRequest())
  const asked = page.waitForRequest(request => request.isNavigationRequest())
  // The page by itself: while the browser waits for another, it answers nobody else.
  await page.evaluate(() => {
    const isHydrated = () =>
      Object.keys(document.querySelector('#app') ?? {}).some(key =>
        key.startsWith('__reactContainer'),
      )
    const followSecond = () => {
      if (isHydrated())
        document.querySelector<HTMLElement>('#sidebar ul a[href="/what-is-sushi"]')?.click()
      else requestAnimationFrame(followSecond)
    }
    document.querySelector<HTMLElement>('footer a[rel="next"]')?.click()
    dispatchEvent(new PointerEvent('pointermove'))
    followSecond()
  })
  await asked
  await dropped
  release()
  await expect(page).toHaveURL('/what-is-sushi')
  await expect(heading(page)).toHaveText('What is Sushi')
  await expect(bar(page)).toHaveCount(0)
})

test('the way back taken while the document still loads shows the page of the address', async ({
  page,
}) => {
  await goToNext(page)
  const { release } = await holdBack(page, '**/assets/boot-*.js')
  await page.reload({ waitUntil: 'commit' })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/dao/governance')
  release()
  await expect(heading(page)).toHaveText('Governance')
  await hydrate(page)
  await page.goForward()
  await expect(heading(page)).toHaveText('Tokenomics')
})

test.describe('a document of which nothing has come', () => {
  test.use({
    baseURL: async ({ slow }, use) => use(slow.url),
    // Not the server that tests visit otherwise.
    expectedTroubles: [/^foreign request: http:\/\/localhost/],
  })

  test('is loaded anew when the way back was taken meanwhile', async ({ page, slow }) => {
    await goToNext(page)
    const release = slow.holdBodies()
    await page.reload({ waitUntil: 'commit' })
    await page.evaluate(() => history.back())
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/dao/governance')
    release()
    await expect(heading(page)).toHaveText('Governance')
    await hydrate(page)
    await page.goForward()
    await expect(heading(page)).toHaveText('Tokenomics')
  })
})

test('a reload that the router learns of too late leads to where the page was left', async ({
  page,
}) => {
  await goToNext(page)
  await page.evaluate(() => {
    scrollTo(0, 500)
    // As when the browser begins with the reload before it hears who restores the position.
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'manual'
    })
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
})

test('after a reload, the way back leads to where the page was left', async ({ page }) => {
  await openWithFaces(page, '/dao/governance')
  await hydrate(page)
  const last = page.locator('#article h2[id]').last()
  await page.evaluate(
    hash => {
      location.hash = hash
    },
    `#${await last.getAttribute('id')}`,
  )
  await expect(last).toBeFocused()
  const scroll = () => page.evaluate(() => Math.round(scrollY))
  const place = await scroll()
  expect(place).toBeGreaterThan(100)
  // On the same page, and on another one.
  for (const leave of [
    () =>
      page.evaluate(() => {
        location.hash = '#nowhere'
      }),
    () => nextLink(page).click(),
  ]) {
    await leave()
    await expect(heading(page)).toBeFocused()
    await expect.poll(scroll).toBe(0)
    await page.reload()
    await page.goBack()
    await expect(heading(page)).toHaveText('Governance')
    await expect.poll(scroll).toBe(place)
    await hydrate(page)
  }
})

test('a place added by hand has a scroll position of its own', async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  const last = page.locator('#article h2[id]').last()
  const id = await last.getAttribute('id')
  await page.evaluate(() => scrollTo(0, 40))
  await page.evaluate(hash => {
    location.hash = hash
  }, `#${id}`)
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40)
  await page.goForward()
  await expect(last).toBeInViewport()
})

test('an address that an extension adds is survived', async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await documentMark.set(page)
  await page.evaluate(() => history.pushState('its own', '', '/dao/tokenomics'))
  await page.goBack()
  await expect(page).toHaveURL('/dao/governance')
  await expect(heading(page)).toHaveText('Governance')
  await page.goForward()
  await expect(page).toHaveURL('/dao/tokenomics')
  await expect(heading(page)).toHaveText('Tokenomics')
  await nextLink(page).click()
  await expect(heading(page)).not.toHaveText('Tokenomics')
  expect(await documentMark.isThere(page)).toBe(true)
})

test('a fragment of an element that takes no focus leads the focus to the heading', async ({
  page,
}) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.evaluate(() => {
    location.hash = '#page-data'
  })
  await expect(heading(page)).toBeFocused()
})

test('closing the search leaves the page where it was read', async ({ page }) => {
  await page.goto('/dao/governance')
  await hydrate(page)
  await page.evaluate(() => {
    location.hash = '#nowhere'
  })
  await expect(heading(page)).toBeFocused()
  await page.evaluate(() => scrollTo(0, 700))
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

test.describe('a page that the browser loads by itself', () => {
  test.use({ expectedTroubles: [/status 500|500 \(/] })

  test.beforeEach(async ({ page }) => {
    // An answer without a document leaves the present one, as a download does.
    await page.route('**/dao/tokenomics', (route, request) =>
      route.fulfill({ status: request.isNavigationRequest() ? 204 : 500 }),
    )
    await page.goto('/dao/governance')
    await hydrate(page)
    await documentMark.set(page)
    await nextLink(page).click()
    await expect(bar(page)).toBeVisible()
    // The bar may come while the page's data is still asked for, and the browser loads the page after that.
    await expect(page.locator('html')).toHaveAttribute('data-leaving', '')
  })

  const endings: [name: string, end: () => void][] = [
    ['is stopped', () => window.stop()],
    // The Chromium of the tests keeps no page that is left: this is the event that a kept one hears when it is back.
    [
      'is given up by a page that hears it is shown again',
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ]
  for (const [name, end] of endings) {
    test(`${name}: nothing is waited for any more`, async ({ page }) => {
      await page.evaluate(end)
      await expect(bar(page)).toHaveCount(0)
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
      await expect(page).toHaveURL('/dao/governance')
      await page.unroute('**/dao/tokenomics')
      await nextLink(page).click()
      await expect(heading(page)).toHaveText('Tokenomics')
      expect(await documentMark.isThere(page)).toBe(true)
    })
  }
})
