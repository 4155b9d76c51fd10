import type { CDPSession, Page } from '@playwright/test'
import { whenIdle } from '#support/browser/main-thread.ts'
import { heading } from '#support/browser/page-parts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

/** Pages with figures, code, formulas and terms, each with a link to the next. */
const ROUND = ['clamm', 'cpamm', 'lbamm', 'choose']

/** What the page holds once all that can be freed has been. */
async function held(page: Page, session: CDPSession) {
  // Only once all that follows a page has been done is nothing left of the one before.
  await whenIdle({ evaluate: expression => page.evaluate(expression) })
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, jsEventListeners, usedSize }
}

test('300 pages later, the tab holds no more than after the first round of them', {
  tag: ['@drill', '@desktop'],
}, async ({ page }) => {
  await page.goto('/amm/introduction')
  await hydrate(page)
  const session = await page.context().newCDPSession(page)
  const follow = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const path = `/amm/${ROUND[time % ROUND.length]}`
      await page.locator(`#sidebar a[href="${path}"]`).click()
      await expect(page).toHaveURL(path)
      await expect(heading(page)).toBeFocused()
      // The frame follows the article.
      await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute('href', path)
    }
  }
  await follow(20)
  const before = await held(page, session)
  await follow(300)
  const after = await held(page, session)
  // Pages kept for the way back are texts: no document that was fetched stays.
  expect(before.nodes).toBeLessThan(10_000)
  expect(after.nodes).toBeLessThan(before.nodes * 1.1)
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners)
  // The browser itself learns while scripts run. One article kept for each visit would be several times as much.
  expect(after.usedSize).toBeLessThan(before.usedSize * 1.5)
})
