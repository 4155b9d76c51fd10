import type { Locator } from '@playwright/test'
import { sendToLocalApi } from '#support/browser/forms-api.ts'
import { callOf, formOf, openForm } from '#support/browser/open-form.ts'
import { expect, test } from '#support/browser/test.ts'

/** The requests that a test sends are meant. */
test.use({ expectedTroubles: [/^foreign request: http:\/\/127\.0\.0\.1/] })

const api = sendToLocalApi()

const AMOUNT = '1234567890123456789'
const KEY = 'not_a_real_key'

/** Enters what no keyboard can: the driver would send it as another text. */
async function enter(field: Locator, ...units: number[]): Promise<void> {
  await field.evaluate((input, codes) => {
    if (!(input instanceof HTMLInputElement)) throw new TypeError('there is no field')
    const text = String.fromCharCode(...codes)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, units)
}

test('half a character is told at its field, and leaves the form whole', async ({ page }) => {
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Prepare a swap')
  await form.getByText(/\d+ optional/).click()
  const HALF = 0xd800
  for (const name of ['chainId', 'referrer', 'onlyDEX']) {
    const field = form.getByLabel(name)
    await enter(field, 0x61, HALF)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/^Expected whole characters/)
  }
  const key = form.getByLabel('API key')
  await enter(key, 0x61, HALF)
  await expect(key).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText('Expected letters, digits and signs of ASCII')).toBeVisible()
  await expect(form.getByRole('alert')).toHaveText('Expected letters, digits and signs of ASCII')
  await expect(key).toHaveAccessibleDescription(
    /^Expected letters, digits and signs of ASCII Sent as the query parameter/,
  )
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText(/^Not sent\. .*chainId: .*API key: /)).toBeVisible()
  for (const language of ['TypeScript (fetch)', 'TypeScript (SDK)', 'Python', 'curl']) {
    await form.getByText(language, { exact: true }).click()
    await expect(form.getByRole('group', { name: `Request in ${language}` })).toContainText('a')
  }
  expect(api().requests).toEqual([])
  // What is corrected is taken again.
  await form.getByLabel('chainId').fill('1')
  await expect(form.getByLabel('chainId')).toHaveAttribute('aria-invalid', 'false')
})

test('what shows nothing is dropped around a pasted address: field, sample, request', async ({
  page,
}) => {
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  const address = `0x${'ab'.repeat(20)}`
  const field = form.getByLabel('tokenOut')
  await field.fill(`\u200B\uFEFF${address}\u200B\u2060`)
  await expect(field).toHaveValue(address)
  await expect(field).toHaveAttribute('aria-invalid', 'false')
  await expect(form.getByRole('group', { name: 'Request in curl' })).toContainText(
    `"tokenOut=${address}"`,
  )
  await form.getByLabel('API key').fill(`\u200B${KEY}\u200B`)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  const { searchParams } = new URL(api().requests[0]?.path ?? '', api().url)
  expect(searchParams.get('tokenOut')).toBe(address)
  expect(searchParams.get('apiKey')).toBe(KEY)
})

test('a form begins with the example, and keeps what was typed', async ({ page }) => {
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  const toggle = callOf(page, 'Quote a trade').getByRole('button', { name: 'Close the form' })
  const amount = form.getByLabel('amount')
  const example = await amount.inputValue()
  expect(example).toMatch(/^[1-9]\d+$/)
  await amount.fill(AMOUNT)
  await form.getByText(/\d+ optional/).click()
  await form.getByLabel('referrer').fill('me')
  await form.getByLabel('API key').fill(KEY)

  await toggle.click()
  await expect(form).toHaveCount(0)
  await openForm(page, 'Quote a trade')
  await expect(amount).toHaveValue(AMOUNT)
  await expect(form.getByLabel('referrer')).toBeVisible()

  await page.reload()
  await openForm(page, 'Quote a trade')
  await expect(amount).toHaveValue(AMOUNT)
  await expect(form.getByLabel('referrer')).toHaveValue('me')
  await expect(form.getByLabel('API key')).toHaveValue('')
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain(KEY)

  await form.getByRole('button', { name: 'Reset to the example' }).click()
  await expect(amount).toHaveValue(example)
  await expect(form.getByLabel('referrer')).toHaveValue('')
  await page.reload()
  await openForm(page, 'Quote a trade')
  await expect(amount).toHaveValue(example)
})

test('storage that throws, and storage full of anything, are survived', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse })
  })
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByLabel('amount').fill(AMOUNT)
  await callOf(page, 'Quote a trade').getByRole('button', { name: 'Close the form' }).click()
  await openForm(page, 'Quote a trade')
  await expect(formOf(page, 'Quote a trade').getByLabel('amount')).toHaveValue(AMOUNT)
})

for (const garbage of ['{', 'null', '[]', '{"amount":7}', '{"__proto__":"x","tokenIn":null}']) {
  test(`session storage that holds ${garbage} is survived`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.addInitScript(
      ([host, text]) => sessionStorage.setItem(`form ${host} quote`, text ?? ''),
      [api().url, garbage],
    )
    await page.goto('/api/swagger')
    const form = await openForm(page, 'Quote a trade')
    await expect(form.getByLabel('amount')).toHaveValue(/^[1-9]\d+$/)
    await expect(form.getByLabel('tokenIn')).toHaveValue(/^0x/)
  })
}
