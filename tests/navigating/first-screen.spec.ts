import type { Locator, Page } from '@playwright/test'
import { facesOf, openWithFaces } from '#support/browser/faces.ts'
import { heading } from '#support/browser/page-parts.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

/** A page, and the long one that its foot leads to. */
const START = '/amm/choose'
const NEXT = { path: '/amm/cpamm', title: 'cpAMM: constant product pools' }

/** What was held back of a page when its first screen was complete. */
interface HeldBack {
  /** How many blocks of the article, its foot included. */
  blocks: number
  /** How many of them were in view. */
  inView: number
}

/** Notes what is held back of the pages to come, each time before it is painted. */
function watchBelow(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted: HeldBack[] = []
    Object.assign(window, { heldBack: noted })
    new MutationObserver(() => {
      const below = document.querySelectorAll('[data-below]')
      const isInView = (block: Element) => block.getBoundingClientRect().top < innerHeight
      noted.push({ blocks: below.length, inView: Array.from(below).filter(isInView).length })
    }).observe(document.documentElement, { subtree: true, attributeFilter: ['data-below'] })
  })
}

/** What was noted since the pages are watched. The last of it is what is still held back. */
function heldBack(page: Page): Promise<HeldBack[]> {
  return page.evaluate(() => Reflect.get(window, 'heldBack'))
}

test('of a page shown in place the first screen is painted first, whole, and the rest follows', async ({
  page,
}) => {
  await openWithFaces(page, START)
  await hydrate(page)
  await watchBelow(page)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText(NEXT.title)
  await expect(page.locator('[data-below]')).toHaveCount(0)
  const noted = await heldBack(page)
  expect(noted.at(0)?.blocks).toBeGreaterThan(5)
  expect(noted.map(({ inView }) => inView)).toEqual(noted.map(() => 0))
  expect(noted.at(-1)).toEqual({ blocks: 0, inView: 0 })
  await facesOf(page)
  const inPlace = await page.evaluate(() => document.documentElement.scrollHeight)
  await openWithFaces(page, NEXT.path)
  const loaded = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(inPlace).toBe(loaded)
})

test('nothing is held back of a page shown at a place within it', async ({ page }) => {
  await page.goto(NEXT.path)
  await hydrate(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.getByRole('link', { name: 'Sushi' }).first().click()
  await expect(heading(page)).not.toHaveText(NEXT.title)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('[data-below]')).toHaveCount(0)
  await watchBelow(page)
  await page.goBack()
  await expect(heading(page)).toHaveText(NEXT.title)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect(await heldBack(page)).toEqual([])
})

/** What a script sees of a page in the task in which its article comes. */
interface Arrival {
  /** Where the sidebar says that the reader is. */
  current: string | null
  title: string
  /** Where the heading stands, in pixels from the top of the window. */
  top: number | undefined
}

/** Follows a link. @param back whether the page before is asked for at once, before a frame has shown the next one. */
function follow(link: Locator, back = false): Promise<Arrival> {
  return link.evaluate(
    (element: HTMLElement, isBack) =>
      new Promise<Arrival>(resolve => {
        const arrivals = new MutationObserver(() => {
          arrivals.disconnect()
          const current = document.querySelector('#sidebar [aria-current="page"]')
          const { top } = document.querySelector('h1')?.getBoundingClientRect() ?? {}
          resolve({ current: current?.getAttribute('href') ?? null, title: document.title, top })
          if (isBack) document.querySelector<HTMLElement>('footer a[rel="prev"]')?.click()
        })
        arrivals.observe(document.querySelector('#content') ?? document, { childList: true })
        element.click()
      }),
    back,
  )
}

test('the article comes first, and the frame and the head of the page follow it', async ({
  page,
}) => {
  await page.goto(START)
  await hydrate(page)
  const title = await page.title()
  expect(await follow(nextLink(page))).toMatchObject({ current: START, title })
  await expect(heading(page)).toHaveText(NEXT.title)
  await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute('href', NEXT.path)
  await expect(page).toHaveTitle(new RegExp(NEXT.title))
})

test('an article that comes back before its frame was left has all that it had', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(START)
  await hydrate(page)
  const first = await heading(page).textContent()
  // Both pages are in memory, so that one follows the other at once.
  await nextLink(page).click()
  await expect(page).toHaveTitle(new RegExp(NEXT.title))
  await page.goBack()
  await expect(heading(page)).toHaveText(first ?? '')
  await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute('href', START)
  await follow(nextLink(page), true)
  await expect(heading(page)).toHaveText(first ?? '')
  await page.locator('[data-term]').first().hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
})

test('a page with a bar of its own stands where it stays', { tag: '@desktop' }, async ({
  page,
}) => {
  // Between the two widths at which a page of calls alone has the bar.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithFaces(page, '/api/generate-a-client')
  await hydrate(page)
  for (const [to, from] of [
    ['/api/swagger', '/api/generate-a-client'],
    ['/api/generate-a-client', '/api/swagger'],
  ] as const) {
    const { current, top } = await follow(page.locator(`#sidebar a[href="${to}"]`).first())
    expect(current).toBe(from)
    await expect(page.locator('#sidebar [aria-current="page"]').first()).toHaveAttribute('href', to)
    expect((await heading(page).boundingBox())?.y).toBe(top)
  }
})
