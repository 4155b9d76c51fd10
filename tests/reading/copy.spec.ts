import { COPY_FEEDBACK_MS } from '#engine/model/site-behavior.ts'
import { heading } from '#support/browser/page-parts.ts'
import { expect, hydrate, nextLink, test } from '#support/browser/test.ts'

/** Pages one after the other, with blocks of code. */
const PAGE = '/gallery/code'
const BEFORE = '/gallery/mathematics'
const TITLE = 'Code'

test.use({ site: 'gallery', permissions: ['clipboard-read', 'clipboard-write'] })

test('a copy button copies its code, says so for a second, and offers itself again', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(PAGE)
  const block = page.locator('figure.code').first()
  const button = block.getByRole('button')
  const label = await button.textContent()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await button.click()
  await expect(button).toHaveText('Copied')
  await expect(page.locator('[role="status"]')).toHaveText('Copied')
  await page.clock.runFor(COPY_FEEDBACK_MS - 1)
  await expect(button).toHaveText('Copied')
  await page.clock.runFor(1)
  await expect(button).toHaveText(label ?? '')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim()).toBe((await block.locator('pre code').textContent())?.trim())
})

test('a second press shows the feedback for its whole time again', async ({ page }) => {
  await page.clock.install()
  await page.goto(PAGE)
  const button = page.locator('figure.code').first().getByRole('button')
  const other = page.locator('figure.code button').filter({ visible: true }).nth(1)
  const status = page.locator('[role="status"]')
  const label = await button.textContent()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await button.click()
  await expect(button).toHaveText('Copied')
  await page.clock.runFor(COPY_FEEDBACK_MS - 100)
  // While it says so, the words stay: a mark tells that the second press was answered.
  await button.evaluate(element => element.removeAttribute('data-copied'))
  await button.click()
  await expect(button).toHaveAttribute('data-copied', 'true')
  await page.clock.runFor(COPY_FEEDBACK_MS - 1)
  await expect(button).toHaveText('Copied')
  await expect(status).toHaveText('Copied')
  await page.clock.runFor(1)
  await expect(button).toHaveText(label ?? '')
  await expect(status).toHaveText('')
  // The same for screen readers, when it is another button.
  await button.click()
  await expect(button).toHaveText('Copied')
  await page.clock.runFor(COPY_FEEDBACK_MS - 100)
  await other.click()
  await expect(other).toHaveText('Copied')
  await page.clock.runFor(COPY_FEEDBACK_MS - 1)
  await expect(button).toHaveText(label ?? '')
  await expect(status).toHaveText('Copied')
})

test('what is said after it stays said', async ({ page }) => {
  await page.clock.install()
  await page.goto(BEFORE)
  await hydrate(page)
  const status = page.locator('[role="status"]')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.locator('figure.code').first().getByRole('button').click()
  await expect(status).toHaveText('Copied')
  await page.clock.resume()
  await nextLink(page).click()
  await expect(status).toContainText(TITLE)
  await page.clock.fastForward(COPY_FEEDBACK_MS)
  await expect(status).toContainText(TITLE)
})

test('where nothing can be copied, the code is selected and the focus stays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await page.goto(PAGE)
  const block = page.locator('figure.code').first()
  const button = block.getByRole('button')
  await button.click()
  await expect(page.locator('[role="status"]')).toHaveText('Press Ctrl+C')
  await expect(button).toBeFocused()
  const selected = await page.evaluate(() => getSelection()?.toString())
  expect(selected?.trim()).toBe((await block.locator('pre code').textContent())?.trim())
})

test('it answers on a page reached from another one', async ({ page }) => {
  await page.goto(BEFORE)
  await hydrate(page)
  await nextLink(page).click()
  await expect(heading(page)).toHaveText(TITLE)
  await page.locator('figure.code').first().getByRole('button').click()
  await expect(page.locator('[role="status"]')).toHaveText('Copied')
})

test('it copies where the browser withholds the clipboard', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  )
  await page.goto(PAGE)
  const button = page.locator('figure.code').first().getByRole('button')
  await button.click()
  await expect(page.locator('[role="status"]')).toHaveText('Copied')
  await expect(button).toBeFocused()
})

test('it copies where the clipboard never answers', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => new Promise(() => {})
  })
  await page.goto(PAGE)
  const block = page.locator('figure.code').first()
  await block.getByRole('button').click()
  await expect(page.locator('[role="status"]')).toHaveText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim()).toBe((await block.locator('pre code').textContent())?.trim())
})

test('the button stands in the same corner of every block of code, tabbed ones too', async ({
  page,
}) => {
  for (const path of [PAGE, '/gallery/states-of-code', '/gallery/states-of-samples']) {
    await page.goto(path)
    const places = await page.locator('#article figure.code').evaluateAll(blocks =>
      blocks
        .filter(block => block.checkVisibility())
        .map(block => {
          const whole = block.closest('[data-orientation]:has(> [role="tablist"])') ?? block
          const button = block.querySelector('.copy')
          if (!button) throw new Error('a block has no button')
          const { top, right } = whole.getBoundingClientRect()
          const place = button.getBoundingClientRect()
          const isSeen = button.checkVisibility({ opacityProperty: true })
          return isSeen ? `${Math.round(place.top - top)} ${Math.round(right - place.right)}` : ''
        }),
    )
    expect(places.length, path).toBeGreaterThan(1)
    expect(new Set(places).size, `${path}: ${places.join(', ')}`).toBe(1)
    expect(places[0], path).not.toBe('')
  }
})
