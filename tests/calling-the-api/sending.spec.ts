import type { Page } from '@playwright/test'
import { sendToLocalApi } from '#support/browser/forms-api.ts'
import { json, OPEN_TO_ALL } from '#support/browser/local-api.ts'
import { callOf, FORM_FILES, openForm } from '#support/browser/open-form.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'
import { violations } from '#support/browser/violations.ts'

/** The requests that a test sends are meant, and so is that some end early. */
test.use({
  expectedTroubles: [/^(?:foreign request|failed request): http:\/\/127\.0\.0\.1/],
})

const api = sendToLocalApi()

/** Stops the page's clock: from now on, time passes when a test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
}

test('waiting is shown after 400 ms, can be canceled, and never loses the focus', async ({
  page,
}) => {
  let answerNow = () => {}
  api().answerWith((request, response) => {
    answerNow = () => json(200, {})(request, response)
  })
  await page.clock.install()
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await stopClock(page)
  const send = form.getByRole('button', { name: 'Send' })
  const cancel = form.getByRole('button', { name: 'Cancel' })
  const progress = form.getByRole('progressbar', { name: 'Waiting for the answer' })

  await send.press('Enter')
  await expect(form.getByRole('status').getByText('Sending')).toBeVisible()
  await expect(form.locator('[aria-busy=true]')).toContainText('Send')
  await expect(send).toBeFocused()
  await expect(cancel).toHaveCount(0)
  await page.clock.runFor(400)
  await expect(progress).toBeVisible()
  await expect(form.getByRole('status').getByText('Waiting for the answer')).toBeVisible()
  await cancel.press('Enter')
  await expect(form.getByRole('region', { name: 'No answer' })).toContainText('Canceled.')
  await expect(send).toBeFocused()
  await page.clock.resume()
  expect(await violations(page, { part: 'form' })).toEqual([])
  await stopClock(page)
  await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(progress).toHaveCount(0)

  // The answer comes while the button that cancels has the focus.
  await send.press('Enter')
  await expect.poll(() => api().requests.length).toBe(2)
  await page.clock.runFor(400)
  await cancel.focus()
  answerNow()
  await expect(form.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  await expect(send).toBeFocused()

  // Sent from a field, the focus stays in it.
  const amount = form.getByLabel('amount')
  await amount.press('Enter')
  await expect.poll(() => api().requests.length).toBe(3)
  answerNow()
  await expect(form.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  await expect(amount).toBeFocused()
})

test('an answer says when the request was changed after it', async ({ page }) => {
  api().answerWith(json(200, {}))
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  const send = form.getByRole('button', { name: 'Send' })
  const answer = form.getByRole('region', { name: 'Answer', exact: true })
  const changed = answer.getByText('to the request before your changes')
  const amount = form.getByLabel('amount')
  const before = await amount.inputValue()
  await send.click()
  await expect(answer).toBeVisible()
  await expect(changed).toHaveCount(0)
  await amount.fill('7')
  await expect(changed).toBeVisible()
  await expect(form.getByRole('status').getByText('before your changes')).toHaveCount(1)
  await amount.fill(before)
  await expect(changed).toHaveCount(0)
  await amount.fill('7')
  await send.click()
  await expect(answer).toBeVisible()
  await expect(changed).toHaveCount(0)
  await form.getByRole('button', { name: 'Reset to the example' }).click()
  await expect(changed).toBeVisible()
})

test('an answer says so, too, when an example was looked at before it came', async ({ page }) => {
  let answerNow = () => {}
  api().answerWith((request, response) => {
    answerNow = () => json(200, {})(request, response)
  })
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => api().requests.length).toBe(1)
  await form.getByText('Replay a documented example answer').click()
  await form.getByRole('button', { name: /^200 / }).first().click()
  const example = form.getByRole('region', { name: 'Example answer' })
  await expect(example).toBeVisible()
  await form.getByLabel('amount').fill('7')
  await expect(example.getByText('before your changes')).toHaveCount(0)
  answerNow()
  const answer = form.getByRole('region', { name: 'Answer', exact: true })
  await expect(answer.getByText('to the request before your changes')).toBeVisible()
})

test('a second press while a request is under way sends nothing', async ({ page }) => {
  let answerNow = () => {}
  api().answerWith((request, response) => {
    answerNow = () => json(200, {})(request, response)
  })
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  const send = form.getByRole('button', { name: 'Send' })
  await send.click()
  await send.press('Enter')
  await expect.poll(() => api().requests.length).toBe(1)
  answerNow()
  await expect(form.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  expect(api().requests).toHaveLength(1)
})

test('a definition that takes long shows it, and can be canceled and asked for again', async ({
  page,
}) => {
  await page.route(FORM_FILES.sushi, () => {})
  await page.clock.install()
  await page.goto('/api/swagger')
  const call = callOf(page, 'Quote a trade')
  await hydrate(page)
  const tryIt = call.getByRole('button', { name: 'Try it' })
  await tryIt.scrollIntoViewIfNeeded()
  await tryIt.focus()
  await stopClock(page)
  await tryIt.press('Enter')
  await expect(call.getByText('Loading the definition')).toBeVisible()
  await page.clock.runFor(400)
  await expect(call.getByRole('progressbar', { name: 'Loading the definition' })).toBeVisible()
  await call.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(tryIt).toBeFocused()
  await page.unroute(FORM_FILES.sushi)
  await tryIt.press('Enter')
  await expect(call.getByRole('form')).toBeVisible()
})

test('a request that is wrong takes the old answer away, and says why it is not sent', async ({
  page,
}) => {
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  await form.getByLabel('tokenIn').fill('')
  await form.getByLabel('amount').fill('1e400')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('region', { name: 'Answer' })).toHaveCount(0)
  await expect(
    form.getByRole('status').getByText('Not sent. tokenIn: Required; amount: Expected a whole'),
  ).toBeVisible()
  await expect(form.getByLabel('tokenIn')).toBeFocused()
  expect(api().requests).toHaveLength(1)
  expect(await violations(page, { part: 'form' })).toEqual([])
})

test('digits are sent and shown as they were entered, and came', async ({ page }) => {
  const digits = '1234567890123456789'
  api().answerWith((_, response) => {
    response.writeHead(200, { ...OPEN_TO_ALL, 'content-type': 'application/json' })
    response.end(`{"gasPrice":${digits}}`)
  })
  await page.goto('/api/blade/swagger')
  const pools = await openForm(page, 'Read pools')
  await pools.getByLabel('time_in_seconds').fill(digits)
  await pools.getByRole('button', { name: 'Send' }).click()
  await expect(pools.getByRole('group', { name: 'Body' })).toContainText(`"gasPrice": ${digits}`)
  expect(api().requests[0]?.path).toContain(`time_in_seconds=${digits}`)

  const deposit = await openForm(page, 'Prepare a deposit')
  await deposit.getByText(/\d+ optional/).click()
  const tokens = deposit.getByLabel('output_pool_tokens')
  await tokens.fill(digits)
  for (const language of ['curl', 'TypeScript (fetch)', 'Python']) {
    await deposit.getByText(language, { exact: true }).click()
    await expect(deposit.getByRole('group', { name: `Request in ${language}` })).toContainText(
      `"output_pool_tokens": ${digits}`,
    )
  }
  await tokens.fill('1e400')
  await expect(deposit.getByText('Expected a whole number in plain digits')).toBeVisible()
  await expect(deposit.getByRole('group', { name: 'Request in Python' })).not.toContainText('null')
})
