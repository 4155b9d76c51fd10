import { addLink } from '#support/browser/add-link.ts'
import { documentMark, expect, hydrate, nextLink, test } from '#support/browser/test.ts'

const heading = 'h1'

test('after a reload, the way back shows the page of the address before anything is touched', async ({
  page,
}) => {
  await page.goto('/dao/tokenomics')
  const before = await page.locator(heading).textContent()
  await hydrate(page)
  await nextLink(page).click()
  await expect(page.locator(heading)).not.toHaveText(before ?? '')
  const after = await page.locator(heading).textContent()
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/dao/tokenomics')
  await expect(page.locator(heading)).toHaveText(before ?? '')
  await expect(page).toHaveTitle(new RegExp(before ?? ''))
  await page.goForward()
  await expect(page.locator(heading)).toHaveText(after ?? '')
})

test('after a reload, the way back and a touch at once show one page', async ({ page }) => {
  await page.goto('/dao/tokenomics')
  const before = await page.locator(heading).textContent()
  await hydrate(page)
  await nextLink(page).click()
  await expect(page.locator(heading)).not.toHaveText(before ?? '')
  await page.reload()
  await page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointermove'))
    history.back()
  })
  await expect(page).toHaveURL('/dao/tokenomics')
  await expect(page.locator(heading)).toHaveText(before ?? '')
  await hydrate(page)
})

for (const fragment of ['#100%', '#%', '#%zz', '#%E0%A4%A']) {
  test(`the broken fragment ${fragment} leads to the top of its page, there and back`, async ({
    page,
  }) => {
    await page.goto(`/roadmap${fragment}`)
    const title = await page.locator(heading).textContent()
    await hydrate(page)
    await documentMark.set(page)
    await nextLink(page).click()
    await expect(page.locator(heading)).not.toHaveText(title ?? '')
    await page.goBack()
    await expect(page.locator(heading)).toHaveText(title ?? '')
    await expect(page.locator('header')).toBeVisible()
    expect(await documentMark.isThere(page)).toBe(true)
  })
}

test.describe('when a page cannot be fetched', () => {
  test.use({ expectedTroubles: [/net::ERR_FAILED|Failed to (?:fetch|load)/] })

  test('it is visited with its query and fragment when it is tried again', async ({ page }) => {
    let isBlocked = true
    // Before the page is opened, which fetches those ahead that its sidebar leads to.
    await page.route('**/sdk/primitives/amount**', route =>
      isBlocked && route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    await page.goto('/sdk/primitives/fraction')
    await hydrate(page)
    const link = await addLink(page, '/sdk/primitives/amount?x=1#compare')
    await link.click()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    isBlocked = false
    await again.click()
    await expect(page).toHaveURL('/sdk/primitives/amount?x=1#compare')
  })

  test('the way back to a place on it shows it when it is tried again', async ({ page }) => {
    let isBlocked = true
    await page.route('**/dao/governance', (route, request) =>
      isBlocked && request.resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    await page.goto('/dao/governance#quorum')
    await hydrate(page)
    await nextLink(page).click()
    await expect(page.locator(heading)).toHaveText('Tokenomics')
    // The app then knows nothing of the page before.
    await page.reload()
    await hydrate(page)
    await page.evaluate(() => history.back())
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(page).toHaveURL('/dao/tokenomics')
    isBlocked = false
    await again.click()
    await expect(page).toHaveURL('/dao/governance#quorum')
    await expect(page.locator(heading)).toHaveText('Governance')
  })
})

test('the outline marks a heading at every place of a long API page', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/api/swagger')
  await hydrate(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const marked = page.locator('nav[aria-labelledby="outline-title"] [aria-current="location"]')
  for (let part = 2; part <= 10; part++) {
    await page.evaluate(top => scrollTo(0, top), (height * part) / 10)
    await expect(marked).toHaveCount(1)
  }
})

test('the mobile sidebar is modal also when its button is the first thing pressed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/dao/tokenomics')
  await page.getByRole('button', { name: 'Open the sidebar' }).tap()
  await expect(page.locator('main')).toHaveAttribute('inert', '')
  const isInside = () => page.evaluate(() => document.activeElement?.closest('[popover]') !== null)
  await expect.poll(isInside).toBe(true)
})
