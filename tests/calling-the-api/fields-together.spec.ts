import { sendToLocalApi } from '#support/browser/forms-api.ts'
import { openForm } from '#support/browser/open-form.ts'
import { expect, test } from '#support/browser/test.ts'

/** The requests that a test sends are meant. */
test.use({ expectedTroubles: [/^foreign request: http:\/\/127\.0\.0\.1/] })

const api = sendToLocalApi()

const keySent = () =>
  new URL(api().requests.at(-1)?.path ?? '', api().url).searchParams.get('apiKey')

test('one key is that of all open forms, and each shows it', async ({ page }) => {
  await page.goto('/api/swagger')
  const quote = await openForm(page, 'Quote a trade')
  const prices = await openForm(page, 'Prices of a network')
  const [first, second] = [quote.getByLabel('API key'), prices.getByLabel('API key')]
  await first.fill('one_key')
  await expect(second).toHaveValue('one_key')
  await prices.getByRole('button', { name: 'Send' }).click()
  await expect(prices.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  expect(keySent()).toBe('one_key')

  await second.fill('clé')
  await expect(first).toHaveValue('clé')
  for (const key of [first, second]) await expect(key).toHaveAttribute('aria-invalid', 'true')
  await second.fill('')
  await expect(first).toHaveValue('')
  for (const key of [first, second]) await expect(key).toHaveAttribute('aria-invalid', 'false')
  await quote.getByRole('button', { name: 'Send' }).click()
  await expect(quote.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  expect(keySent()).toBeNull()
  expect(await page.content()).not.toContain('one_key')
})

test('a deposit is of all assets or of one, and its form says so', async ({ page }) => {
  await page.goto('/api/blade/swagger')
  const form = await openForm(page, 'Prepare a deposit')
  const told = form
    .getByRole('status')
    .getByText(/^Enter either deposit or single_asset: true and single_token/)
  await expect(told).toHaveCount(0)
  const deposit = form.getByLabel('deposit', { exact: true })
  await deposit.fill('')
  await expect(told).toBeVisible()
  await form.getByText(/\d+ optional/).click()
  await form.getByLabel('single_asset').selectOption('true')
  await expect(told).toBeVisible()
  await form.getByLabel('single_token').fill(`0x${'ab'.repeat(20)}`)
  await expect(told).toHaveCount(0)
  // Both at once say two things of what is deposited.
  await deposit.fill(`{ "0x${'cd'.repeat(20)}": "1" }`)
  await expect(told).toBeVisible()
  await form.getByRole('button', { name: 'Reset to the example' }).click()
  await expect(told).toHaveCount(0)
})

test('a deposit names each asset by its address, and once', async ({ page }) => {
  await page.goto('/api/blade/swagger')
  const form = await openForm(page, 'Prepare a deposit')
  const deposit = form.getByLabel('deposit', { exact: true })
  const asset = `"0x${'cd'.repeat(20)}": "1"`
  for (const [wrong, said] of [
    ['{ "DAI": "1" }', 'DAI: Expected 0x and 40 hexadecimal digits'],
    ['{ "": "1" }', '"": Expected 0x and 40 hexadecimal digits'],
    [`{ ${asset}, ${asset} }`, 'Expected each name once'],
  ] as const) {
    await deposit.fill(wrong)
    await expect(deposit).toHaveAccessibleDescription(said)
    await expect(deposit).toHaveAttribute('aria-invalid', 'true')
  }
  await deposit.fill(`{ ${asset} }`)
  await expect(deposit).toHaveAttribute('aria-invalid', 'false')
})

test('a form that is brought back to its example forgets what was wrong', async ({ page }) => {
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Prepare a swap')
  const sender = form.getByLabel('sender')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText(/^Not sent\. .*sender: Required/)).toBeVisible()
  await expect(sender).toHaveAttribute('aria-invalid', 'true')
  const reset = form.getByRole('button', { name: 'Reset to the example' })
  await reset.click()
  await expect(form.getByText(/^Not sent/)).toHaveCount(0)
  await expect(sender).toHaveAttribute('aria-invalid', 'false')
  await expect(reset).toBeFocused()
})
