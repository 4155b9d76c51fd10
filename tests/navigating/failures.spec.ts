import type { Page } from '@playwright/test'
import { heading } from '#support/browser/page-parts.ts'
import { documentMark, expect, hydrate, nextLink, test } from '#support/browser/test.ts'

test.use({ expectedTroubles: [/failed request|ERR_FAILED|status 500|500 \(/] })

/** Goes from a page to the next, and expects that it comes in a document of its own. */
async function goToNextByLoading(page: Page): Promise<void> {
  await page.goto('/dao/governance')
  await hydrate(page)
  await documentMark.set(page)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
  expect(await documentMark.isThere(page)).toBe(false)
}

test('a page that gets no answer leaves the present one, says so, and can be tried again', async ({
  page,
}) => {
  let isBroken = true
  await page.route('**/dao/tokenomics', route => (isBroken ? route.abort() : route.continue()))
  await page.goto('/dao/governance')
  await hydrate(page)
  await documentMark.set(page)
  await nextLink(page).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.locator('#status')).toHaveText('The page did not load.')
  await expect(page).toHaveURL('/dao/governance')
  await expect(heading(page)).toHaveText('Governance')
  isBroken = false
  await again.click()
  await expect(heading(page)).toHaveText('Tokenomics')
  expect(await documentMark.isThere(page)).toBe(true)
})

const staying: [what: string, answer: { status: number; headers?: Record<string, string> }][] = [
  ['nothing to show', { status: 204 }],
  ['a download', { status: 200, headers: { 'content-disposition': 'Attachment; filename="a"' } }],
  ['a type that browsers save', { status: 200, headers: { 'content-type': 'application/zip' } }],
]
for (const [what, answer] of staying) {
  test(`an address that answers with ${what} leaves the page, and nothing is waited for`, async ({
    page,
  }) => {
    await page.route('**/dao/tokenomics', route => route.fulfill(answer))
    await page.goto('/dao/governance')
    await hydrate(page)
    await documentMark.set(page)
    const asked = page.waitForRequest(request => request.isNavigationRequest())
    await nextLink(page).click()
    await asked
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await expect(page.locator('html')).not.toHaveAttribute('data-leaving')
    await expect(page).toHaveURL('/dao/governance')
    expect(await documentMark.isThere(page)).toBe(true)
  })
}

test('an answer that is no page of the site is left to the browser', async ({ page }) => {
  await page.route('**/dao/tokenomics', (route, request) =>
    request.resourceType() === 'fetch'
      ? route.fulfill({ status: 500, body: 'out of order' })
      : route.continue(),
  )
  await goToNextByLoading(page)
})

test('after a new version was published, the next page is loaded anew', async ({ page }) => {
  await page.route('**/dao/tokenomics', async (route, request) => {
    if (request.resourceType() !== 'fetch') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace('{"imports"', '{ "imports"')
    return route.fulfill({ response, body })
  })
  await goToNextByLoading(page)
})

test('a script that does not load reloads the page once, and never again', async ({ page }) => {
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/assets/client-*.js', route => route.abort())
  const warned = () => page.waitForEvent('console', message => message.type() === 'warning')
  await page.goto('/dao/governance')
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.mouse.move(50, 50)
  await reloaded
  expect(loads).toBe(2)
  const secondFailure = warned()
  await page.mouse.move(60, 60)
  await secondFailure
  await page.mouse.move(70, 70)
  // A reload would have begun with the failure: another page's answer leaves it time to show.
  await page.evaluate(() => fetch('/dao/tokenomics').then(response => response.text()))
  expect(loads).toBe(2)
  await expect(heading(page)).toHaveText('Governance')
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
})

test('a script that failed once is there after the reload', async ({ page }) => {
  let failures = 0
  await page.route('**/assets/client-*.js', route => {
    failures += 1
    return failures === 1 ? route.abort() : route.continue()
  })
  await page.goto('/dao/governance')
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.mouse.move(50, 50)
  await reloaded
  await hydrate(page)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('tabs whose script does not load stay readable and come to life at the next use', async ({
  page,
}) => {
  await page.route('**/assets/tabs-island-*.js', route => route.abort())
  await page.goto('/api/examples/quote')
  const warned = page.waitForEvent('console', message => message.text().includes('"tabs"'))
  await hydrate(page)
  await documentMark.set(page)
  await page.getByRole('tablist').first().scrollIntoViewIfNeeded()
  await warned
  await expect(page.getByRole('tabpanel', { name: 'curl' }).first()).toBeVisible()
  await page.unroute('**/assets/tabs-island-*.js')
  const typescript = page.getByRole('tab', { name: 'TypeScript' }).first()
  // The press that makes the tabs load is answered once they have.
  await typescript.click()
  await expect(typescript).toHaveAttribute('aria-selected', 'true')
  expect(await documentMark.isThere(page)).toBe(true)
})

test('a link to the state of a figure whose script does not load says so, and has a way to it', async ({
  page,
}) => {
  let isBroken = true
  await page.route('**/assets/price-range-island-*.js*', route =>
    isBroken ? route.abort() : route.continue(),
  )
  await page.goto('/amm/clamm?figure=price-range&price=3000#price-range')
  await hydrate(page)
  const price = page.getByLabel('Price now, typed')
  const failed = page.getByRole('alert').filter({ hasText: 'This interactive part did not load.' })
  await expect(failed).toHaveCount(1)
  await expect(price).toHaveValue('2,250 Y')
  isBroken = false
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(price).toHaveValue('3,000 Y')
  await expect(failed).toHaveCount(0)
})
