import type { Page } from '@playwright/test'
import { holdBack } from '#support/browser/hold-back.ts'
import { shifts } from '#support/browser/shifts.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'
import { builtPages } from '#support/built-pages.ts'

const FACE = /geist-[\w-]+\.woff2$/

/** Addresses of the text face that a page asks for from now on. */
function askedFaces(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (FACE.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** The face that text is set in. */
const faceOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll('"', ''))

const isLoaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', '') === 'Geist' && status === 'loaded',
    ),
  )

test('a first page waits for no face on a phone, and the next ones have it @phone', async ({
  page,
}) => {
  const asked = askedFaces(page)
  await page.goto('/quickstart')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(await faceOf(page)).toBe('Geist fallback')

  await hydrate(page)
  await expect.poll(() => isLoaded(page)).toBe(true)
  expect(await faceOf(page)).toBe('Geist fallback')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('face'))).toBe(asked[0])
  await nextLink(page).click()
  await expect.poll(() => faceOf(page)).toBe('Geist')

  await page.goto('/dao/governance')
  expect(await faceOf(page)).toBe('Geist')
  await expect.poll(() => isLoaded(page)).toBe(true)
  expect(await shifts(page)).toBe(0)
})

test('the note of another face is that of none @phone', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('face', `${location.origin}/assets/geist-other.woff2`)
  })
  await page.goto('/quickstart')
  expect(await faceOf(page)).toBe('Geist fallback')
})

test('a first page has the face in a wide window, and asks for it once @desktop', async ({
  page,
}) => {
  const asked = askedFaces(page)
  await page.goto('/quickstart')
  expect(await faceOf(page)).toBe('Geist')
  await expect.poll(() => isLoaded(page)).toBe(true)
  await hydrate(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('face'))).toBe(asked[0])
  await page.reload()
  await expect.poll(() => isLoaded(page)).toBe(true)
  expect(new Set(asked).size).toBe(1)
})

const mathFaceIs = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) =>
        /^(?:Steady m|M)ath$/.test(family.replaceAll('"', '')) && status === 'loaded',
    ),
  )

test('the face of formulas moves nothing that a phone shows, and comes to each page that has some further down @phone', async ({
  browser,
}) => {
  const withFormulas = builtPages('root').filter(({ html }) => html.includes('<math'))
  expect(withFormulas.length).toBeGreaterThan(10)
  const isSeenAtOnce = (formula: string) => formula.includes(' data-early')
  for (const { path, html } of withFormulas) {
    const formulas = html.match(/<math\b[^>]*>/g) ?? []
    // A new visitor each time: the second page would have the face of the first one.
    const visitor = await browser.newContext()
    const page = await visitor.newPage()
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/assets/math-')) asked.push(request.url())
    })
    const late = await holdBack(page, '**/assets/math-*.woff2')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // A browser waits a tenth of a second for a face, and takes one that comes meanwhile; this one comes later.
    await page.waitForFunction(() => {
      const [painted] = performance.getEntriesByType('paint')
      return painted !== undefined && performance.now() > painted.startTime + 500
    })
    late.release()
    if (formulas.every(isSeenAtOnce)) expect(asked, path).toEqual([])
    else await expect.poll(() => mathFaceIs(page), { message: path }).toBe(true)
    expect.soft(await shifts(page), path).toBe(0)
    await visitor.close()
  }
})
