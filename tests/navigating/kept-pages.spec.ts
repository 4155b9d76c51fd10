import type { Page } from '@playwright/test'
import { PAGE_AGE_MS } from '#engine/model/site-behavior.ts'
import { holdBack } from '#support/browser/hold-back.ts'
import { heading } from '#support/browser/page-parts.ts'
import { documentMark, expect, hydrate, nextLink, test } from '#support/browser/test.ts'

const NEXT = '/why-sushi'

/** Has the answers for the next page hold a word of their own, one for each version of the site that is published. */
async function publish(page: Page, version: string): Promise<void> {
  await page.route(`**${NEXT}`, async route => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace('</h1>', `</h1><p>${version}</p>`) })
  })
}

/** Goes to the next page, and waits until it is shown. */
async function follow(page: Page): Promise<void> {
  await nextLink(page).click()
  await expect(heading(page)).toHaveText('Why Sushi')
}

async function goBack(page: Page): Promise<void> {
  await page.goBack()
  await expect(heading(page)).toHaveText('What is Sushi')
}

test('a page that was fetched is asked for anew when it has been kept too long', async ({
  page,
}) => {
  await page.clock.install()
  await publish(page, 'the first version')
  await page.goto('/what-is-sushi')
  await hydrate(page)
  await documentMark.set(page)
  await follow(page)
  await expect(page.locator('#article')).toContainText('the first version')
  await goBack(page)
  await page.unrouteAll({ behavior: 'wait' })
  await publish(page, 'the second version')
  await follow(page)
  await expect(page.locator('#article')).toContainText('the first version')
  await goBack(page)
  await page.clock.fastForward(PAGE_AGE_MS)
  await follow(page)
  await expect(page.locator('#article')).toContainText('the second version')
  expect(await documentMark.isThere(page)).toBe(true)
})

test.describe('the page that the document came with', () => {
  test.use({ expectedTroubles: [/ERR_INTERNET_DISCONNECTED|failed request/] })

  test('is shown by the way back as it came, without being asked for, and without a network', async ({
    page,
    context,
  }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/what-is-sushi')
    const article = page.locator('#article')
    const came = await article.evaluate(({ innerHTML }) => innerHTML)
    // What the boot script shows for a moment.
    await article.evaluate(({ firstElementChild }) =>
      firstElementChild?.setAttribute('aria-busy', 'true'),
    )
    await hydrate(page)
    await documentMark.set(page)
    await follow(page)
    asked.length = 0
    await context.setOffline(true)
    await goBack(page)
    expect(asked).not.toContain('/what-is-sushi')
    expect(await documentMark.isThere(page)).toBe(true)
    // The heading, to which the focus goes.
    const withoutFocus = (html: string) => html.replace(' tabindex="-1"', '')
    expect(withoutFocus(await article.evaluate(({ innerHTML }) => innerHTML))).toBe(came)
  })
})

// One has many blocks, the other a single one.
for (const path of ['/contracts/clamm', '/api/swagger'])
  test(`the long page ${path}, written out in pieces, is shown by the way back as it came`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path)
    const title = await heading(page).innerText()
    const article = page.locator('#article')
    /** What it says, what its parts are, and the tags of large ones: to others scripts and the focus add attributes. */
    const content = () =>
      article.evaluate(element => [
        element.textContent,
        Array.from(element.querySelectorAll('*'), part => part.localName + part.id).join(),
        ...Array.from(element.querySelectorAll('*'))
          .filter(part => part.getElementsByTagName('*').length >= 1_000)
          .map(part => part.cloneNode())
          .map(part => (part instanceof Element ? part.outerHTML : '')),
      ])
    const came = await content()
    // What the boot script shows for a moment, here of large blocks.
    await article.evaluate(element => {
      for (const part of element.querySelectorAll('*'))
        if (part.getElementsByTagName('*').length >= 1_000) part.setAttribute('aria-busy', 'true')
    })
    await hydrate(page)
    await nextLink(page).click()
    await expect(heading(page)).not.toHaveText(title)
    await page.goBack()
    await expect(heading(page)).toHaveText(title)
    expect(await content()).toEqual(came)
  })

test.describe('the way back', () => {
  // What links in view lead to may be asked for while the site cannot be reached.
  test.use({ expectedTroubles: [/why-sushi|ERR_FAILED/] })

  test('shows a page as it was, however long ago', async ({ page }) => {
    await page.clock.install()
    await page.goto('/what-is-sushi')
    await hydrate(page)
    await publish(page, 'the first version')
    await follow(page)
    await goBack(page)
    await page.clock.fastForward(2 * PAGE_AGE_MS)
    await page.unrouteAll({ behavior: 'wait' })
    await page.route(`**${NEXT}`, route => route.abort())
    await page.goForward()
    await expect(heading(page)).toHaveText('Why Sushi')
  })

  test('shows a page as it was while it is asked for anew', async ({ page }) => {
    await page.clock.install()
    await page.goto('/what-is-sushi')
    await hydrate(page)
    await follow(page)
    await goBack(page)
    const hanging = await holdBack(page, `**${NEXT}`)
    const asked = page.waitForRequest(`**${NEXT}`)
    await page.clock.fastForward(2 * PAGE_AGE_MS)
    // What a link leads to that is pointed at is fetched, if it is too old to be followed to.
    await nextLink(page).focus()
    await asked
    await page.goForward()
    await expect(heading(page)).toHaveText('Why Sushi')
    hanging.release()
  })
})

test.describe('a page that was missing for a moment', () => {
  test.use({ expectedTroubles: [/404/] })

  for (const isPrefetched of [true, false])
    test(`is there the next time, ${isPrefetched ? 'when it had been fetched ahead' : 'when it had been shown as missing'}`, async ({
      page,
    }) => {
      const missing = await page.request.get('/nowhere')
      const body = await missing.text()
      await page.route(`**${NEXT}`, route => route.fulfill({ status: 404, body }))
      await page.goto('/what-is-sushi')
      await hydrate(page)
      await documentMark.set(page)
      if (isPrefetched) {
        const answer = page.waitForResponse(response => response.url().endsWith(NEXT))
        await nextLink(page).hover()
        await (await answer).finished()
      } else {
        await nextLink(page).click()
        await expect(heading(page)).toHaveText('Page Not Found')
        await goBack(page)
      }
      await page.unrouteAll({ behavior: 'wait' })
      await follow(page)
      expect(await documentMark.isThere(page)).toBe(true)
    })
})
