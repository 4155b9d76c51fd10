import type { Page } from '@playwright/test'
import { PREFETCH_CONCURRENCY, PREFETCH_INTENT_DELAY_MS } from '#engine/model/site-behavior.ts'
import { holdBack } from '#support/browser/hold-back.ts'
import { heading, sidebar } from '#support/browser/page-parts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

/** A long page of addresses. */
const LONG = '/contracts/clamm'
const TITLE = 'clAMM contracts'
/** Where the reader goes on to, and what a link there in view leads to that stands nowhere on the pages before. */
const THEN = {
  path: '/contracts/red-snwapper',
  title: 'RedSnwapper contract',
  leadsTo: '/api/examples/swap',
}

/** What pages were asked for, and what was read as HTML, both noted within the page. */
interface Noted {
  asked: string[]
  read: string[]
}

/** Has a page note what it asks for and reads. */
async function note(page: Page): Promise<() => Promise<Noted>> {
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
  return () => page.evaluate(() => (window as unknown as { noted: Noted }).noted)
}

const linkTo = (page: Page, path: string) => sidebar(page).locator(`a[href="${path}"]`)

/** Goes on to a page with links that no page before had. */
async function goOn(page: Page, noted: () => Promise<Noted>): Promise<void> {
  expect((await noted()).asked).not.toContain(THEN.leadsTo)
  await linkTo(page, THEN.path).click()
  await expect(heading(page)).toHaveText(THEN.title)
}

/** Waits until the links in view there were looked at, and gives what has been noted until then. */
async function whenLinksWereSeen(noted: () => Promise<Noted>): Promise<Noted> {
  await expect.poll(async () => (await noted()).asked).toContain(THEN.leadsTo)
  return noted()
}

test.describe('a long page of addresses', { tag: '@desktop' }, () => {
  test('is fetched ahead once, and its article is not read as a document', async ({ page }) => {
    const noted = await note(page)
    const isRead = (text: string) => text.includes(`<title>${TITLE}`)
    await page.goto('/contracts/cpamm')
    await hydrate(page)
    // In the sidebar, in view.
    await expect.poll(async () => (await noted()).read.some(isRead)).toBe(true)

    await goOn(page, noted)
    const { asked, read } = await whenLinksWereSeen(noted)
    expect(asked.filter(path => path === LONG)).toEqual([LONG])
    const whole = await (await page.request.get(LONG)).text()
    expect(read.find(isRead)?.length).toBeLessThan(whole.length / 10)
  })

  test('is not fetched for a link that was pointed at before the reader was there', async ({
    page,
  }) => {
    await page.clock.install()
    const noted = await note(page)
    const held: string[] = []
    const visited = [LONG, THEN.path]
    const hanging = await holdBack(page, '**/*', request => {
      const { pathname } = new URL(request.url())
      const isHeld = request.resourceType() === 'fetch' && !visited.includes(pathname)
      if (isHeld) held.push(pathname)
      return isHeld
    })
    await page.goto('/contracts/cpamm')
    await hydrate(page)
    await expect.poll(() => held.length).toBe(PREFETCH_CONCURRENCY)
    expect((await noted()).asked).not.toContain(LONG)
    await linkTo(page, LONG).hover()
    await page.clock.runFor(PREFETCH_INTENT_DELAY_MS)
    await linkTo(page, LONG).click()
    await expect(heading(page)).toHaveText(TITLE)
    await goOn(page, noted)
    hanging.release()
    const { asked } = await whenLinksWereSeen(noted)
    expect(asked.filter(path => path === LONG)).toEqual([LONG])
  })
})
