import type { Page, Request } from '@playwright/test'
import { openWithFaces } from '#support/browser/faces.ts'
import { holdBack } from '#support/browser/hold-back.ts'
import { heading } from '#support/browser/page-parts.ts'
import { documentMark, expect, hydrate, nextLink, test } from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })
const status = (page: Page) => page.locator('#status')
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' })

const isFetch = (request: Request) => request.resourceType() === 'fetch'

/** Holds back the answers to the app's requests for a page until it is released. */
const hold = (page: Page, path: string) => holdBack(page, `**${path}`, isFetch)

/** Goes on to the next page, and loads it anew: the app then knows nothing of the page before. */
async function goOnAndForget(page: Page): Promise<void> {
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
  await page.reload()
  await hydrate(page)
  await documentMark.set(page)
}

/**
 * Opens a page whose next one hangs, until it has its face: one that came late may be taken after all when a page that is
 * fetched ahead brings rules, and then all of it moves.
 */
async function openBeforeHanging(page: Page): Promise<{ release: () => void }> {
  const held = await hold(page, '/dao/tokenomics')
  await openWithFaces(page, '/dao/governance')
  await hydrate(page)
  await documentMark.set(page)
  return held
}

test('a page that is on its way is shown at once, said after 400 ms, and offered to cancel', async ({
  page,
}) => {
  await page.clock.install()
  const { release } = await openBeforeHanging(page)
  await nextLink(page).scrollIntoViewIfNeeded()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const top = () => nextLink(page).evaluate(link => link.getBoundingClientRect().top)
  const before = await top()
  // Within the task of the press, so that the next frame shows it.
  const answers = await nextLink(page).evaluate((link: HTMLElement) => {
    link.focus()
    link.click()
    return document.querySelectorAll('[role=progressbar][aria-label="Loading the page"]').length
  })
  expect(answers).toBe(1)
  await expect(bar(page)).toBeVisible()
  await expect(cancel(page)).toHaveCount(0)
  await page.clock.runFor(400)
  await expect(cancel(page)).toBeVisible()
  await expect(status(page)).toHaveText('Loading the page…')
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(nextLink(page)).toBeFocused()
  expect(await top()).toBe(before)
  release()
  await expect(heading(page)).toHaveText('Tokenomics')
  await expect(bar(page)).toHaveCount(0)
  await expect(cancel(page)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  await expect(status(page)).toHaveText('Tokenomics · Sushi')
  expect(await documentMark.isThere(page)).toBe(true)
})

const waysToCancel: [name: string, give: (page: Page) => Promise<void>][] = [
  ['Escape', page => page.keyboard.press('Escape')],
  ['its button', page => cancel(page).click()],
]
for (const [name, give] of waysToCancel) {
  test(`${name} cancels a page that hangs, and its link asks for it anew`, async ({ page }) => {
    const { release } = await openBeforeHanging(page)
    await nextLink(page).focus()
    await nextLink(page).click()
    await expect(cancel(page)).toBeVisible()
    await give(page)
    await expect(bar(page)).toHaveCount(0)
    await expect(cancel(page)).toHaveCount(0)
    await expect(status(page)).toHaveText('')
    await expect(heading(page)).toHaveText('Governance')
    await expect(page).toHaveURL('/dao/governance')
    await expect(nextLink(page)).toBeFocused()
    release()
    await nextLink(page).click()
    await expect(heading(page)).toHaveText('Tokenomics')
    await page.goBack()
    await expect(heading(page)).toHaveText('Governance')
    expect(await documentMark.isThere(page)).toBe(true)
  })
}

test('another link takes the place of a page that hangs', async ({ page }) => {
  const { release } = await openBeforeHanging(page)
  await nextLink(page).click()
  await expect(cancel(page)).toBeVisible()
  const link = page.locator('#article a[href="/dao/governance"], #article a[href^="#"]').first()
  const fragment = await link.getAttribute('href')
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(`/dao/governance${fragment}`)
  await expect(cancel(page)).toHaveCount(0)
  await expect(status(page)).toHaveText('')
  release()
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Tokenomics')
})

test('the way back to a page that hangs can be canceled, and address and page agree', async ({
  page,
}) => {
  const { release } = await hold(page, '/dao/governance')
  await page.goto('/dao/governance')
  await hydrate(page)
  await goOnAndForget(page)
  await page.evaluate(() => history.back())
  await expect(cancel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dao/tokenomics')
  await expect(heading(page)).toHaveText('Tokenomics')
  await expect(cancel(page)).toHaveCount(0)
  release()
  await page.goBack()
  await expect(heading(page)).toHaveText('Governance')
  await page.goForward()
  await expect(heading(page)).toHaveText('Tokenomics')
  expect(await documentMark.isThere(page)).toBe(true)
})

test.describe('offline', () => {
  test.use({ expectedTroubles: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] })

  const message = (page: Page) => page.getByText('The page did not load. You are offline.')
  const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

  test('the page stays, and the one that did not load can be tried again with its place', async ({
    page,
    context,
  }) => {
    await page.goto('/sdk/primitives/fraction')
    await hydrate(page)
    await documentMark.set(page)
    const title = await heading(page).textContent()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/dao/tokenomics?x=1#supply'
      link.textContent = 'the place'
      document.querySelector('#article')?.prepend(link)
    })
    await context.setOffline(true)
    await page.getByRole('link', { name: 'the place' }).click()
    await expect(message(page).first()).toBeVisible()
    await expect(status(page)).toHaveText('The page did not load. You are offline.')
    await expect(bar(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText(title ?? '')
    await expect(page).toHaveURL('/sdk/primitives/fraction')
    expect(await violations(page)).toEqual([])
    await again(page).click()
    await expect(again(page)).toBeFocused()
    await context.setOffline(false)
    await again(page).click()
    await expect(heading(page)).toHaveText('Tokenomics')
    await expect(page).toHaveURL('/dao/tokenomics?x=1#supply')
    await expect(again(page)).toHaveCount(0)
    expect(await documentMark.isThere(page)).toBe(true)
  })

  test('a page whose script does not load stays readable', async ({ page, context }) => {
    await page.goto('/dao/governance')
    await documentMark.set(page)
    await context.setOffline(true)
    const warned = page.waitForEvent('console', message => message.type() === 'warning')
    await page.mouse.move(50, 50)
    await warned
    // A page load would have begun with the failure: going on in the document leaves it time to show.
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dao/governance#article')
    await expect(heading(page)).toHaveText('Governance')
    expect(await documentMark.isThere(page)).toBe(true)
  })

  // Browsers keep 50 entries.
  for (const length of [1, 60]) {
    test(`the way back, after ${length} places, leaves page and address as they are, and can be tried again`, async ({
      page,
      context,
    }) => {
      let isEarly = true
      // Nothing of it is here before the reader goes back.
      await page.route('**/dao/governance', async (route, request) => {
        if (isFetch(request) && isEarly) await route.abort()
        else await route.continue()
      })
      await page.goto('/dao/governance')
      await hydrate(page)
      await page.evaluate(count => {
        for (let place = 1; place < count; place += 1) location.hash = `#place-${place}`
      }, length)
      const address = page.url()
      await goOnAndForget(page)
      await context.setOffline(true)
      await page.evaluate(() => history.back())
      await expect(again(page)).toBeVisible()
      await expect(page).toHaveURL('/dao/tokenomics')
      await expect(heading(page)).toHaveText('Tokenomics')
      isEarly = false
      await context.setOffline(false)
      await again(page).click()
      await expect(page).toHaveURL(address)
      await expect(heading(page)).toHaveText('Governance')
      await page.goForward()
      await expect(heading(page)).toHaveText('Tokenomics')
      expect(await documentMark.isThere(page)).toBe(true)
    })
  }
})
