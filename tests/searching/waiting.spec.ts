import type { Locator, Page, Request } from '@playwright/test'
import { holdBack } from '#support/browser/hold-back.ts'
import {
  searchDialog as dialog,
  searchField as input,
  searchResults as results,
} from '#support/browser/search.ts'
import { documentMark, expect, hydrate, test } from '#support/browser/test.ts'

test.use({ expectedTroubles: [/failed request|ERR_FAILED/] })

/** The field that stands in for that of the search until it has loaded. */
const early = (page: Page) => page.getByRole('textbox', { name: 'Search' })

/** What the search is made of, in the order in which it is loaded. */
const FILES = {
  app: '**/assets/client-*.js',
  dialog: '**/assets/search-dialog-*.js',
  index: '**/assets/search-*.json',
}

/** Expects that the dialog says what it waits for, to eyes and to screen readers. */
async function expectProgress(page: Page, words: string): Promise<void> {
  await expect(dialog(page).getByRole('progressbar')).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText(words)
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(1)
}

/** Stops the page's clock and asks for the search while a part of it hangs. */
async function askWhileHanging(page: Page, files: string): Promise<{ release: () => void }> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const hanging = await holdBack(page, files)
  await page.goto('/dao/governance')
  await page.keyboard.press('/')
  return hanging
}

/** Asks for the search when a part of it does not load. */
async function askInVain(page: Page, files: string): Promise<void> {
  await page.route(files, route => route.abort())
  await page.goto('/dao/governance')
  await page.keyboard.press('/')
}

/** The same, and types. @returns the button that tries it again. */
async function typeInVain(page: Page, files: string): Promise<Locator> {
  await askInVain(page, files)
  await page.keyboard.type('quorum')
  return dialog(page).getByRole('button', { name: 'Try again' })
}

for (const part of ['app', 'dialog'] as const) {
  test.describe(`while its ${part} hangs, the search`, () => {
    test('opens at once, shows what is typed, says that it loads, and loses no key', async ({
      page,
    }) => {
      const hanging = await askWhileHanging(page, FILES[part])
      await page.clock.runFor(50)
      await expect(dialog(page)).toBeVisible()
      await expect(early(page)).toBeFocused()
      await page.keyboard.type('quo/rum')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Backspace')
      await expect(early(page)).toHaveValue('quorum')
      await expect(dialog(page).getByRole('progressbar')).toHaveCount(0)
      await page.clock.runFor(400)
      await expectProgress(page, 'Loading the search…')
      await page.clock.resume()
      hanging.release()
      await expect(input(page)).toHaveValue('quorum')
      await expect(input(page)).toBeFocused()
      await expect(early(page)).toHaveCount(0)
      await page.keyboard.type('s')
      await expect(input(page)).toHaveValue('quosrum')
    })

    test('follows what is found first when Enter came before it', async ({ page }) => {
      const hanging = await holdBack(page, FILES[part])
      await page.goto('/dao/tokenomics')
      await page.keyboard.press('/')
      await expect(early(page)).toBeFocused()
      await page.keyboard.type('governance')
      await page.keyboard.press('Enter')
      hanging.release()
      await expect(page).toHaveURL(/\/dao\/governance/)
      await expect(dialog(page)).toHaveCount(0)
    })

    test('follows nothing when letters come after Enter', async ({ page }) => {
      const hanging = await holdBack(page, FILES[part])
      await page.goto('/dao/tokenomics')
      await page.keyboard.press('/')
      await expect(early(page)).toBeFocused()
      await page.keyboard.type('governan')
      await page.keyboard.press('Enter')
      await page.keyboard.type('ce')
      hanging.release()
      await expect(input(page)).toHaveValue('governance')
      await expect(results(page).first()).toBeVisible()
      await expect(page).toHaveURL('/dao/tokenomics')
    })

    for (const [how, giveUp] of [
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
      ['Cancel', (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()],
      ['the way back', (page: Page) => page.goBack()],
    ] as const) {
      test(`is given up by ${how}, and stays away when it has loaded`, async ({ page }) => {
        const hanging = await holdBack(page, FILES[part])
        await page.goto('/dao/governance')
        const opener = page.getByRole('button', { name: /search/i })
        await opener.focus()
        await page.keyboard.press('Enter')
        await expect(early(page)).toBeFocused()
        await giveUp(page)
        await expect(dialog(page)).toHaveCount(0)
        await expect(opener).toBeFocused()
        await expect(page).toHaveURL('/dao/governance')
        hanging.release()
        await hydrate(page)
        await expect(dialog(page)).toHaveCount(0)
        await page.keyboard.press('/')
        await expect(input(page)).toBeFocused()
      })
    }
  })

  test.describe(`when its ${part} does not load, the search`, () => {
    test('says so, keeps what was typed, and is tried again', async ({ page }) => {
      const again = await typeInVain(page, FILES[part])
      await expect(dialog(page).getByRole('status')).toContainText('Search did not load')
      await expect(early(page)).toHaveValue('quorum')
      await page.unroute(FILES[part])
      await again.click()
      await expect(input(page)).toHaveValue('quorum')
      await expect(input(page)).toBeFocused()
      await expect(results(page).first()).toBeVisible()
    })

    // Some browsers remember for as long as a document stays that its script did not load.
    test('and is tried again in vain, the page is loaded anew, and has what was typed', async ({
      page,
    }) => {
      const again = await typeInVain(page, FILES[part])
      const reloaded = page.waitForEvent('domcontentloaded')
      await again.click()
      await reloaded
      await expect(dialog(page)).toHaveCount(0)
      await page.unroute(FILES[part])
      await hydrate(page)
      await page.keyboard.press('/')
      await expect(input(page)).toHaveValue('quorum')
    })

    test('and is tried again in vain while the site cannot be reached, the page stays, and says so', async ({
      page,
    }) => {
      const again = await typeInVain(page, FILES[part])
      await expect(again).toBeVisible()
      await documentMark.set(page)
      await page.route('/dao/governance', route => route.abort())
      await again.click()
      await expect(again).toBeVisible()
      await expect(early(page)).toBeFocused()
      await expect(early(page)).toHaveValue('quorum')
      expect(await documentMark.isThere(page)).toBe(true)
    })

    test('gives the keys back when it is closed', async ({ page }) => {
      await page.route(FILES[part], route => route.abort())
      await page.goto('/api/examples/quote')
      await page.keyboard.press('Control+k')
      await expect(dialog(page).getByRole('status')).toContainText('Search did not load')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      const before = await page.evaluate(() => scrollY)
      await page.keyboard.press('End')
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    })
  })
}

// The page would be loaded anew for it, once; but not under who has begun to type meanwhile.
for (const [moment, isNewDocument] of [
  ['would be loaded anew', false],
  ['is being loaded anew', true],
] as const)
  test(`an app that does not load leaves the page that ${moment} to who searches, and says so`, async ({
    page,
  }) => {
    const path = '/dao/governance'
    await page.route(FILES.app, route => route.abort())
    await page.goto(path)
    await documentMark.set(page)
    // It is asked for twice: to see whether the site answers, and as the new document.
    const isMeant = (request: Request) =>
      request.url().endsWith(path) && request.isNavigationRequest() === isNewDocument
    const hanging = await holdBack(page, path, isMeant)
    const asked = page.waitForRequest(isMeant)
    const ended = isNewDocument
      ? page.waitForEvent('requestfailed', isMeant)
      : page.waitForResponse(response => isMeant(response.request()))
    await page.keyboard.press('Shift')
    await asked
    await page.keyboard.press('/')
    await page.keyboard.type('quorum')
    hanging.release()
    await ended
    await expect(dialog(page).getByRole('status')).toContainText('Search did not load')
    await expect(early(page)).toHaveValue('quorum')
    await page.unroute(FILES.app)
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(input(page)).toHaveValue('quorum')
    await expect(results(page).first()).toBeVisible()
    expect(await documentMark.isThere(page)).toBe(true)
  })

test('while its index hangs, the search says so, keeps every key, and answers when it comes', async ({
  page,
}) => {
  const hanging = await askWhileHanging(page, FILES.index)
  await expect(input(page)).toBeFocused()
  await page.keyboard.type('quorum')
  await page.clock.runFor(400)
  await expectProgress(page, 'Loading the search index…')
  await page.clock.resume()
  hanging.release()
  await expect(results(page).first()).toBeVisible()
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0)
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/)
})

test('after Try again the focus is in the field, while the index loads and when it fails', async ({
  page,
}) => {
  await askInVain(page, FILES.index)
  await input(page).fill('quorum')
  const again = dialog(page).getByRole('button', { name: 'Try again' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
  await expect(again).toBeVisible()
  await expect(input(page)).toBeFocused()
  await page.unroute(FILES.index)
  await again.click()
  await expect(input(page)).toBeFocused()
  await expect(results(page).first()).toBeVisible()
})

/** Types as an input method does. */
async function inputMethod(page: Page) {
  const keyboard = await page.context().newCDPSession(page)
  return {
    compose: (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    settle: (text: string) => keyboard.send('Input.insertText', { text }),
  }
}

test('the search waits with taking over until an input method has composed', {
  tag: '@desktop',
}, async ({ page }) => {
  const { compose, settle } = await inputMethod(page)
  const hanging = await holdBack(page, FILES.dialog)
  await page.goto('/dao/governance')
  await page.keyboard.press('/')
  await expect(early(page)).toBeFocused()
  await compose('かな')
  hanging.release()
  await expect(early(page)).toHaveValue('かな')
  await settle('仮名')
  await expect(input(page)).toHaveValue('仮名')
})

for (const [how, mark] of [
  ['while it composes', { isComposing: true }],
  ['as it ends composing', { keyCode: 229 }],
] as const) {
  test(`a key that goes to an input method ${how} leaves the search as it is`, async ({ page }) => {
    await page.goto('/dao/governance')
    await page.keyboard.press('/')
    await input(page).fill('governance')
    await expect(results(page).first()).toBeVisible()
    const init = { ...mark, bubbles: true, cancelable: true }
    for (const key of ['Escape', 'ArrowDown', 'Enter'])
      await input(page).dispatchEvent('keydown', { ...init, key })
    await input(page).dispatchEvent('keydown', { ...init, key: 'k', ctrlKey: true })
    await expect(input(page)).toBeFocused()
    await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL('/dao/governance')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })
}
