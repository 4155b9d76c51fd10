import { describe } from 'vitest'
import type { TabDeed } from './support/browser.ts'
import { a, type Page } from './support/page.ts'
import { expect, journey } from './support/test.ts'

const heading = async (page: Page) => (await page.texts(a('heading', undefined, '#article')))[0]
const next = a('link', /^Next/, '[aria-label="Previous and next page"]')

/** What the parts of a page say of where the reader is. */
async function place(page: Page) {
  const links = await page.see(a('link', undefined, '#sidebar'))
  return {
    address: await page.address(),
    title: await page.title(),
    heading: await heading(page),
    marked: links.flatMap(({ name, attributes }) =>
      attributes['aria-current'] === 'page' ? [name] : [],
    ),
    theme: await themeOf(page),
  }
}

/** The page that both journeys lead to, once its frame has followed it. */
const SWAP = { title: 'Request a swap · Sushi', marked: ['Swap'] }

const themeOf = (page: Page) =>
  page.evaluate(() => document.documentElement.className.match(/\b(?:light|dark)\b/)?.[0])

/** Waits until nothing more is fetched for the moment: browsers keep no page that waits for answers. */
async function settle(page: Page): Promise<void> {
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => performance.getEntriesByType('resource').length)
        const isStill = now === before
        before = now
        return isStill
      },
      { message: 'nothing more is fetched' },
    )
    .toBe(true)
}

const isKept = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-kept'))

/**
 * Leaves for another document and comes back, again until the browser has kept the page meanwhile.
 * @returns the theme that the other document was left in.
 */
async function leaveAndReturn(page: Page): Promise<string | undefined> {
  const left = await page.address()
  let theme: string | undefined
  await expect
    .poll(
      async () => {
        await page.wake()
        await settle(page)
        await page.evaluate(() =>
          addEventListener('pageshow', ({ persisted }) =>
            document.documentElement.toggleAttribute('data-kept', persisted),
          ),
        )
        await page.open('/dao/governance')
        await page.click(a('button', 'Switch between light and dark'))
        theme = await themeOf(page)
        // What is still on its way through the worker when a page is left is an error to Firefox.
        await settle(page)
        await page.back()
        await expect.poll(() => page.address()).toBe(left)
        return isKept(page)
      },
      { message: 'the browser keeps the page' },
    )
    .toBe(true)
  return theme
}

/** Has the browser make a tab of what it remembers of one. Where its driver cannot, a reload stands for it. */
async function remade(page: Page, deed: TabDeed): Promise<Page> {
  const made = await page.remade(deed)
  if (!made) await page.reload()
  return made ?? page
}

describe('a tab made of what the browser remembers', () => {
  for (const deed of ['duplicate', 'close and reopen'] as const)
    journey(`shows its page at its place, and leads back: ${deed}`, async ({ page }) => {
      await page.open('/api/examples/quote')
      await page.wake()
      await page.click(next)
      // The frame follows the article.
      await expect.poll(() => place(page)).toMatchObject(SWAP)
      const before = await place(page)
      const top = await page.evaluate(() => {
        scrollTo({ top: 400, behavior: 'instant' })
        return scrollY
      })
      expect(top).toBeGreaterThan(0)

      const made = await remade(page, deed)
      await expect.poll(() => place(made)).toEqual(before)
      await expect.poll(() => made.evaluate(() => Math.round(scrollY))).toBe(top)
      await made.wake()
      expect(await place(made)).toEqual(before)
      await made.back()
      await expect.poll(() => heading(made)).toBe('Request a quote')
      await expect.poll(async () => (await place(made)).marked).toEqual(['Quote'])
      if (deed === 'duplicate' && made !== page) expect(await place(page)).toEqual(before)
    })
})

// The Chromium of the other tests keeps no page.
describe('a page that the browser has kept', () => {
  journey('is as it was left, in the theme chosen since, and answers', async ({ page }) => {
    await page.open('/api/examples/quote')
    await page.wake()
    await page.click(next)
    await expect.poll(() => place(page)).toMatchObject(SWAP)
    const before = await place(page)

    const theme = await leaveAndReturn(page)
    await expect.poll(() => place(page)).toEqual({ ...before, theme })

    await page.click(next)
    await expect.poll(() => heading(page)).not.toBe(before.heading)
    expect(await isKept(page), 'the next page is shown in the document that was kept').toBe(true)
    await page.back()
    await expect.poll(() => place(page)).toEqual({ ...before, theme })
  })
})
