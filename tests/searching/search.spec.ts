import { SEARCH_DEBOUNCE_MS } from '#engine/model/site-behavior.ts'
import { refuseStorage } from '#support/browser/refuse-storage.ts'
import {
  searchDialog as dialog,
  searchField as input,
  searchResults as results,
} from '#support/browser/search.ts'
import { expect, test } from '#support/browser/test.ts'

test.describe('the search', () => {
  test.beforeEach(({ page }) => page.goto('/dao/governance'))

  test('opens by its button, finds a page and leads there', async ({ page }) => {
    await page.getByRole('button', { name: /search/i }).click()
    await input(page).fill('tokenomics')
    await expect(results(page).first()).toContainText('Tokenomics')
    await results(page).first().click()
    await expect(page).toHaveURL('/dao/tokenomics')
    await expect(dialog(page)).toBeHidden()
  })

  test('opens by the slash, which stays a slash in a field', async ({ page }) => {
    await page.keyboard.press('/')
    await expect(input(page)).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(input(page)).toHaveValue('a/b')
  })

  test('opens by a slash that needs Shift, as on many keyboards', async ({ page }) => {
    await page
      .locator('body')
      .dispatchEvent('keydown', { key: '/', code: 'Digit7', shiftKey: true, bubbles: true })
    await expect(input(page)).toBeFocused()
  })

  test('keeps what is typed before it stands', async ({ page }) => {
    await page.keyboard.type('/quorum')
    await expect(input(page)).toHaveValue('quorum')
  })

  test('is toggled by Ctrl and K, and closed by Escape and its button', async ({ page }) => {
    for (const close of [
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    ]) {
      await page.keyboard.press('Control+k')
      await expect(input(page)).toBeFocused()
      await close()
      await expect(dialog(page)).toBeHidden()
    }
  })

  test('is walked by the arrows, which wrap, and followed by Enter', async ({ page }) => {
    await page.keyboard.press('/')
    // At once: a search for half of the word would begin the list anew when the other half is found.
    await input(page).fill('governance')
    const selected = () =>
      results(page).evaluateAll(all =>
        all.findIndex(it => it.getAttribute('aria-selected') === 'true'),
      )
    await expect.poll(selected).toBe(0)
    const count = await results(page).count()
    await page.keyboard.press('ArrowUp')
    await expect.poll(selected).toBe(count - 1)
    await page.keyboard.press('ArrowDown')
    await expect.poll(selected).toBe(0)
    const target = await results(page).first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(target ?? '')
    await expect(dialog(page)).toBeHidden()
  })

  test('is emptied by its button and by Ctrl and Backspace', async ({ page }) => {
    await page.keyboard.press('/')
    for (const reset of [
      () => dialog(page).getByRole('button', { name: 'Reset' }).click(),
      () => page.keyboard.press('Control+Backspace'),
    ]) {
      await page.keyboard.type('quorum')
      await expect(results(page).first()).toBeVisible()
      await reset()
      await expect(input(page)).toHaveValue('')
      await expect(input(page)).toBeFocused()
      await expect(results(page)).toHaveCount(0)
    }
  })

  test('remembers the query for the visit, and the choice of excerpts for good', async ({
    page,
  }) => {
    await page.keyboard.press('/')
    const toggle = dialog(page).getByRole('button', { name: 'Show excerpts' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('quorum')
    await expect(results(page).first()).toBeVisible()
    await toggle.click()
    await page.reload()
    await page.keyboard.press('/')
    await expect(input(page)).toHaveValue('quorum')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  })

  test('says so when it finds nothing, and treats markup as text', async ({ page }) => {
    await page.keyboard.press('/')
    await input(page).fill('<qqxzw onqqxzw=qqxzwqq>')
    await expect(
      dialog(page).getByText('No results for "<qqxzw onqqxzw=qqxzwqq>"').first(),
    ).toBeVisible()
    await expect(dialog(page).locator('qqxzw')).toHaveCount(0)
  })
})

test.describe('the search index', () => {
  test.use({ expectedTroubles: [/failed request|ERR_FAILED/] })

  test('may fail, and is asked for again', async ({ page }) => {
    await page.route('**/assets/search-*.json', route => route.abort())
    await page.goto('/dao/governance')
    await page.keyboard.press('/')
    await input(page).fill('quorum')
    await expect(dialog(page).getByText('The search index did not load').first()).toBeVisible()
    await page.unroute('**/assets/search-*.json')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(results(page).first()).toBeVisible()
  })
})

test('without storage the search answers', async ({ page }) => {
  await refuseStorage(page)
  await page.goto('/dao/governance')
  await page.keyboard.press('/')
  await dialog(page).getByRole('button', { name: 'Show excerpts' }).click()
  await input(page).fill('quorum')
  await expect(results(page).first()).toBeVisible()
})

test.describe('under a base path', () => {
  test.use({ site: 'docs' })

  test('the search leads below it', async ({ page }) => {
    await page.goto('./dao/governance')
    await page.keyboard.press('/')
    await input(page).fill('tokenomics')
    await expect(results(page).first()).toHaveAttribute('href', '/docs/dao/tokenomics')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/dao/tokenomics')
  })
})

test('results stay until no key has come for 200 ms, and change then', async ({ page }) => {
  await page.clock.install()
  await page.goto('/dao/governance')
  await page.keyboard.press('/')
  await input(page).fill('bi')
  await expect(results(page).first()).toBeVisible()
  const found = () => results(page).evaluateAll(all => all.map(it => it.getAttribute('href')))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const before = await found()
  await page.keyboard.press('n')
  await page.clock.runFor(SEARCH_DEBOUNCE_MS / 2)
  await page.keyboard.press('s')
  await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1)
  expect(await found()).toEqual(before)
  await page.clock.runFor(1)
  await expect.poll(found).not.toEqual(before)
  await expect(results(page).first()).toContainText(/bin/i)
})
