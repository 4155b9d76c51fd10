import { describe } from 'vitest'
import { a, type Page } from './support/page.ts'
import { expect, journey } from './support/test.ts'

const heading = async (page: Page) => (await page.texts(a('heading', undefined, '#article')))[0]
const next = a('link', /^Next/, '[aria-label="Previous and next page"]')

/** Puts a mark on the document, which a document that is loaded anew does not have. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

describe('navigating', () => {
  journey(
    'a link shows the next page in place, and the way back the former one',
    async ({ page }) => {
      await page.open('/api/examples/quote')
      await page.wake()
      await mark(page)
      await page.click(next)
      await expect.poll(() => heading(page)).toBe('Request a swap')
      expect(await page.address()).toBe('/api/examples/swap')
      await expect.poll(() => page.title()).toBe('Request a swap · Sushi')
      await expect.poll(() => page.focused(a('heading'))).toEqual(['Request a swap'])
      await page.back()
      await expect.poll(() => heading(page)).toBe('Request a quote')
      expect(await page.address()).toBe('/api/examples/quote')
      expect(await isMarked(page)).toBe(true)
    },
  )

  journey('the way back leads to the place that was being read', async ({ page }) => {
    await page.open('/api/examples/quote')
    await page.wake()
    const place = () => page.evaluate(() => Math.round(scrollY))
    // The pointer rests on the link, which scrolls it into view.
    await page.hover(next)
    const before = await place()
    expect(before).toBeGreaterThan(100)
    await page.click(next)
    await expect.poll(() => heading(page)).toBe('Request a swap')
    await expect.poll(place).toBe(0)
    await page.back()
    await expect.poll(() => heading(page)).toBe('Request a quote')
    await expect.poll(place).toBe(before)
  })

  journey('after a reload, the way back shows the page of the address', async ({ page }) => {
    await page.open('/dao/tokenomics')
    await page.wake()
    const title = await heading(page)
    await page.click(next)
    await expect.poll(() => heading(page)).not.toBe(title)
    await page.reload()
    await page.back()
    await expect.poll(() => page.address()).toBe('/dao/tokenomics')
    await expect.poll(() => heading(page)).toBe(title)
  })

  journey('a link leads on before anything has come to life', async ({ page }) => {
    await page.open('/dao/governance')
    await page.click(next)
    await expect.poll(() => heading(page)).toBe('Tokenomics')
    expect(await page.address()).toBe('/dao/tokenomics')
  })

  journey('a link to a section moves there, and takes the focus along', async ({ page }) => {
    await page.open('/dao/governance')
    await page.wake()
    await mark(page)
    await page.click(a('link', 'quorum', '#article a[href="#quorum"]'))
    await expect.poll(() => page.address()).toBe('/dao/governance#quorum')
    await expect
      .poll(async () => (await page.see(a('heading', /^Quorum/))).map(({ isInView }) => isInView))
      .toEqual([true])
    expect(await isMarked(page)).toBe(true)
  })

  journey('an address with a fragment opens at its heading', async ({ page }) => {
    await page.open('/dao/governance#quorum')
    await expect
      .poll(async () => (await page.see(a('heading', /^Quorum/))).map(({ isInView }) => isInView))
      .toEqual([true])
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  journey('left Shift with an arrow leads to the next page and back', async ({ page }) => {
    await page.open('/api/examples/quote')
    await page.wake()
    await page.press('Shift+ArrowRight')
    await expect.poll(() => heading(page)).toBe('Request a swap')
    await page.press('Shift+ArrowLeft')
    await expect.poll(() => heading(page)).toBe('Request a quote')
  })

  journey('the first Tab offers to skip to the content', async ({ page }) => {
    await page.open('/dao/governance')
    await page.wake()
    await page.press('Tab')
    await expect.poll(() => page.focused(a('link'))).toEqual(['Skip to content'])
    await page.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true)
  })

  journey('an unknown address says so, and leads home', async ({ page }) => {
    await page.open('/no/such/page')
    expect(await heading(page)).toBe('Page Not Found')
    await page.click(a('link', 'Go to Home Page'))
    await expect.poll(() => page.address()).toBe('/')
  })
})
