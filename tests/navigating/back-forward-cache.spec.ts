import { addressOf } from '#support/browser/addresses.ts'
import { heading } from '#support/browser/page-parts.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

/** What a Chromium without a window says of every page: it keeps none, whatever the page does. */
const OF_THE_BROWSER = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

// Playwright turns the cache off. That a kept page goes on is shown in the engines of `restoring.journey.ts`.
test('nothing that a page does keeps the browser from keeping it for the way back', {
  tag: '@desktop',
}, async ({ playwright, launchOptions }) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL: addressOf('root') })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Page.enable')
    const reasons: string[] = []
    let told = 0
    cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      told += 1
      for (const { type, reason } of notRestoredExplanations)
        if (!OF_THE_BROWSER.includes(reason)) reasons.push(`${type}: ${reason}`)
    })
    // A page of code, which the app has taken over, and one that it has led to.
    await page.goto('/api/examples/quote')
    await hydrate(page)
    await nextLink(page).click()
    await expect(heading(page)).toHaveText('Request a swap')
    await page.waitForLoadState('networkidle')
    await page.goto('/dao/governance')
    await page.goBack()
    await expect(heading(page)).toHaveText('Request a swap')
    await expect.poll(() => told).toBeGreaterThan(0)
    expect(reasons).toEqual([])
  } finally {
    await browser.close()
  }
})
