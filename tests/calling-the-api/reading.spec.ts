import { callOf, formOf, openForm } from '#support/browser/open-form.ts'
import { openDetails } from '#support/browser/page-parts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'
import { violationsInBothThemes } from '#support/browser/violations.ts'

const pages = [
  { path: '/api/swagger', call: 'Prepare a swap' },
  { path: '/api/blade/swagger', call: 'Sign a quote' },
]

for (const { path, call } of pages) {
  test(`${path} is accessible with everything open`, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const form = await openForm(page, call)
    await form.getByText('Replay a documented example answer').click()
    await form
      .getByRole('button', { name: /^(?:422|200) / })
      .first()
      .click()
    await openDetails(page)
    expect(await violationsInBothThemes(page, { part: 'main' })).toEqual([])
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read', async ({ page }) => {
    await page.goto('/api/swagger')
    const swap = callOf(page, 'Prepare a swap')
    await expect(swap.getByText('/swap/v7/{chainId}').first()).toBeVisible()
    await swap.getByText(/^\d+ optional$/).click()
    await expect(swap.getByText('Fraction, 0.005 = 0.5 %').first()).toBeVisible()
    await expect(swap.getByRole('group', { name: 'Request in curl' })).toContainText(
      'SUSHI_API_KEY',
    )
    await expect(swap.getByRole('button', { name: 'Try it' })).toBeHidden()
    await swap.getByText('422-01 Validation, 422-02').click()
    await expect(swap.getByRole('link', { name: '422-04 Insufficient allowance' })).toBeVisible()
    await swap.locator('label').filter({ hasText: /^422$/ }).click()
    await swap.locator('label').filter({ hasText: '422-04' }).click()
    await expect(swap.getByText('"code": "422-04"')).toBeVisible()
  })
})

test('the definition can be downloaded from the page', async ({ page }) => {
  await page.goto('/api/swagger')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'openapi.yaml' }).click()
  expect((await downloading).suggestedFilename()).toBe('openapi.yaml')
})

test('each call has an address of its own, in the outline', async ({ page }) => {
  await page.goto('/api/swagger')
  await hydrate(page)
  await page.getByRole('button', { name: 'On this page' }).click()
  const outline = page.getByRole('navigation', { name: 'Headings of this page' })
  await outline.getByRole('link', { name: 'Prepare a swap' }).click()
  await expect(page).toHaveURL(/\/api\/swagger#swap$/)
})

test('find swap, fill it, copy curl, read the 422: all by keyboard', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tabTo = async (isThere: () => Promise<boolean>, most = 60) => {
    for (let presses = 0; presses < most; presses++) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`not reached in ${most} presses of Tab`)
  }
  const isFocused = (name: RegExp) => () =>
    page.evaluate(
      source =>
        new RegExp(source).test(
          (document.activeElement?.getAttribute('aria-label') ?? '') +
            (document.activeElement instanceof HTMLInputElement
              ? (document.activeElement.labels?.[0]?.textContent ?? '')
              : (document.activeElement?.textContent ?? '')),
        ),
      name.source,
    )

  await page.goto('/')
  await hydrate(page)
  await page.keyboard.press('/')
  await page.keyboard.type('prepare a swap')
  await expect(page.getByRole('option').first()).toContainText('Prepare a swap')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/swagger#swap$/)

  const call = callOf(page, 'Prepare a swap')
  const isTryIt = () =>
    call
      .getByRole('button', { name: 'Try it' })
      .evaluate(button => button === document.activeElement)
  await tabTo(isTryIt)
  await page.keyboard.press('Enter')
  await expect(formOf(page, 'Prepare a swap')).toBeVisible()
  await tabTo(isFocused(/^sender/))
  const sender = `0x${'ab'.repeat(20)}`
  await page.keyboard.type(sender)
  await tabTo(isFocused(/^Copy$/))
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`--data-urlencode "sender=${sender}"`)
  await tabTo(isFocused(/^Replay a documented/))
  await page.keyboard.press('Enter')
  await tabTo(isFocused(/^422 422-01/))
  await page.keyboard.press('Enter')
  const answer = page.getByRole('region', { name: 'Example answer' })
  await expect(answer).toContainText('Example, not a live answer · 422')
  await expect(answer).toContainText('tokenIn: Required')
  await expect(answer.getByRole('link', { name: '422-01 Validation Error' })).toBeVisible()
})

test.describe('under a base path', () => {
  test.use({ site: 'docs' })

  test('the definition and the pages of errors are found', async ({ page }) => {
    await page.goto('api/swagger')
    const form = await openForm(page, 'Prepare a swap')
    await form.getByText('Replay a documented example answer').click()
    await form.getByRole('button', { name: '401 ' }).click()
    await expect(form.getByRole('link', { name: /401-01/ })).toHaveAttribute(
      'href',
      '/docs/api/errors/invalid-api-key',
    )
  })
})
