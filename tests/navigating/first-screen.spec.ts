import type { Page } from '@playwright/test'
import { facesOf, openWithFaces } from '#support/browser/faces.ts'
import { heading } from '#support/browser/page-parts.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

/** A page, and the long one that its foot leads to. */
const START = '/amm/choose'
const NEXT = { path: '/amm/cpamm', title: 'cpAMM: constant product pools' }

/** What was held back of a page when its first screen was complete. */
interface HeldBack {
  /** How many blocks of the article. */
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

/** What a script sees of the frame in the task in which the next article comes. */
function frameAtNextArticle(page: Page): Promise<{ current: string | null; title: string }> {
  return page.evaluate(
    () =>
      new Promise(resolve => {
        new MutationObserver(() => {
          const current = document.querySelector('#sidebar [aria-current="page"]')
          resolve({ current: current?.getAttribute('href') ?? null, title: document.title })
        }).observe(document.querySelector('#content') ?? document, { childList: true })
        document.querySelector<HTMLElement>('footer a[rel="next"]')?.click()
      }),
  )
}

test('the article comes first, and the frame and the head of the page follow it', async ({
  page,
}) => {
  await page.goto(START)
  await hydrate(page)
  const title = await page.title()
  await nextLink(page).hover()
  expect(await frameAtNextArticle(page)).toEqual({ current: START, title })
  await expect(heading(page)).toHaveText(NEXT.title)
  await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute('href', NEXT.path)
  await expect(page).toHaveTitle(new RegExp(NEXT.title))
})
