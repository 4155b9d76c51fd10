import { heading, sidebar } from '#support/browser/page-parts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

/** A long page of addresses. */
const LONG = '/contracts/clamm'
const TITLE = 'clAMM contracts'

/** What pages were asked for, and what was read as HTML, both noted within the page. */
interface Noted {
  asked: string[]
  read: string[]
}

test('a long page of addresses is fetched ahead once, and its article is not read as a document', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const noted: Noted = { asked: [], read: [] }
    Object.assign(window, { noted })
    const { fetch } = window
    window.fetch = (what, settings) => {
      noted.asked.push(String(what))
      return fetch(what, settings)
    }
    const { prototype } = DOMParser
    const { parseFromString } = prototype
    prototype.parseFromString = function (markup, type) {
      noted.read.push(markup)
      return parseFromString.call(this, markup, type)
    }
  })
  const noted = () => page.evaluate(() => (window as unknown as { noted: Noted }).noted)
  const isRead = (text: string) => text.includes(`<title>${TITLE}`)
  await page.goto('/contracts/cpamm')
  await hydrate(page)
  // In the sidebar, in view.
  await expect.poll(async () => (await noted()).read.some(isRead)).toBe(true)

  await sidebar(page).locator('a[href="/contracts/blade"]').click()
  await expect(heading(page)).toHaveText('Blade contracts')
  await page.waitForLoadState('networkidle')
  const { asked, read } = await noted()
  expect(asked.filter(path => path === LONG)).toEqual([LONG])
  const whole = await (await page.request.get(LONG)).text()
  expect(read.find(isRead)?.length).toBeLessThan(whole.length / 10)
})
