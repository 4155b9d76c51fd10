import { sendToLocalApi, watchFirstPart } from '#support/browser/forms-api.ts'
import { OPEN_TO_ALL } from '#support/browser/local-api.ts'
import { openForm } from '#support/browser/open-form.ts'
import { expect, test } from '#support/browser/test.ts'

/** The requests that a test sends are meant, and so are the errors it asks for, and that some end early. */
test.use({
  expectedTroubles: [
    /^(?:foreign request|status 502|failed request): http:\/\/127\.0\.0\.1|^console: Failed to load resource/,
  ],
})

const api = sendToLocalApi()

test('an answer that is canceled in its body is incomplete, and says so', async ({ page }) => {
  api().answerWith((_, response) => {
    response.writeHead(200, { ...OPEN_TO_ALL, 'content-type': 'application/json' })
    response.write('{"status":"Succ')
  })
  const firstPart = await watchFirstPart(page)
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByRole('button', { name: 'Send' }).click()
  await firstPart()
  await form.getByRole('button', { name: 'Cancel' }).click()
  const answer = form.getByRole('region', { name: 'Incomplete answer' })
  await expect(answer).toContainText(/Incomplete answer · 200 · [\d,]+ ms · 15 bytes/)
  await expect(answer).toContainText('Canceled before the body was complete.')
  await expect(answer.getByRole('group', { name: 'Body' })).toContainText('{"status":"Succ')
  await expect(form.getByRole('status').getByText('Incomplete answer · 200')).toHaveCount(1)
})

for (const [name, status, headers] of [
  ['204', 204, {}],
  ['200 of no stated type', 200, {}],
  ['502 of another type', 502, { 'content-type': 'text/html' }],
] as const)
  test(`an answer without a body, ${name}, says that, and nothing of its type`, async ({
    page,
  }) => {
    api().answerWith((_, response) => {
      response.writeHead(status, { ...OPEN_TO_ALL, ...headers })
      response.end()
    })
    await page.goto('/api/swagger')
    const form = await openForm(page, 'Quote a trade')
    await form.getByRole('button', { name: 'Send' }).click()
    const answer = form.getByRole('region', { name: /nswer$/ })
    await expect(answer).toContainText(String(status))
    await expect(answer).toContainText('The answer has no body.')
    await expect(answer).not.toContainText('JSON')
    await expect(answer.getByRole('group', { name: 'Body' })).toHaveCount(0)
  })

test('a type in other letters is the same, and one of something is not many', async ({ page }) => {
  api().answerWith((_, response) => {
    response.writeHead(200, {
      ...OPEN_TO_ALL,
      'content-type': 'Application/JSON',
      // Without it the length would be a second header that the page may read.
      'transfer-encoding': 'chunked',
    })
    response.end('7')
  })
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByRole('button', { name: 'Send' }).click()
  const answer = form.getByRole('region', { name: 'Answer', exact: true })
  await expect(answer).toContainText(/ms · 1 byte(?!s)/)
  await expect(answer.getByText('1 header that this page may read')).toBeVisible()
  await expect(answer).not.toContainText('not JSON')
  await expect(answer).not.toContainText('has no body')
})

test('escapes of what shows nothing, or turns the direction, are shown as they came', async ({
  page,
}) => {
  const body = '{"name":"\\u202eDAI\\u200b\\u00e9"}'
  api().answerWith((_, response) => {
    response.writeHead(200, { ...OPEN_TO_ALL, 'content-type': 'application/json' })
    response.end(body)
  })
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByRole('button', { name: 'Send' }).click()
  const shown = form.getByRole('region', { name: 'Answer', exact: true }).getByRole('group')
  await expect(shown.filter({ hasText: 'name' })).toContainText('"name": "\\u202eDAI\\u200bé"')
})
