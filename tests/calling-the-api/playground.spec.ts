import type { Locator } from '@playwright/test'
import { exampleProblem } from '#site/facts/api/example-problems.ts'
import { exampleQuote } from '#site/facts/api/examples.ts'
import { apiErrors } from '#site/facts/errors/catalog.ts'
import { sendToLocalApi, watchFirstPart } from '#support/browser/forms-api.ts'
import { json, OPEN_TO_ALL } from '#support/browser/local-api.ts'
import { FORM_FILES, openForm } from '#support/browser/open-form.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

/** The requests that a test sends are meant, and so are the errors it asks for. */
test.use({
  expectedTroubles: [
    /^(?:foreign request|status \d+|failed request): http:\/\/127\.0\.0\.1|^console: (?:Failed to load resource|Access to fetch at 'http:\/\/127\.0\.0\.1)/,
  ],
})

const api = sendToLocalApi()

test('nothing is loaded or sent before the reader asks', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const forForms = () => asked.filter(url => /\/assets\/api-|openapi/.test(url))
  await page.goto('/api/swagger')
  await hydrate(page)
  expect(forForms()).toEqual([])
  const form = await openForm(page, 'Quote a trade')
  expect(forForms()).toEqual([expect.stringMatching(/\/assets\/api-openapi-[\w-]+\.json$/)])
  await expect(form.getByRole('button', { name: 'Send' })).toBeVisible()
  expect(api().requests).toEqual([])
})

test("the form's code has the colors of the pages'", async ({ page }) => {
  const colorsOf = (part: Locator) =>
    part
      .locator('pre span:not(.line)')
      .evaluateAll(all => [...new Set(all.map(each => getComputedStyle(each).color))])
  await page.goto('/api/examples/quote')
  const written = await colorsOf(page.locator('#article figure.code').first())
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByText('TypeScript (fetch)').click()
  await expect(form.getByRole('group', { name: 'Request in TypeScript (fetch)' })).toContainText(
    'const',
  )
  const own = await colorsOf(form.locator('figure.code').first())
  expect(own.length).toBeGreaterThan(2)
  expect(written.filter(color => own.includes(color)).length).toBeGreaterThan(1)
})

test('a sent quote shows status, time, headers and formatted body', async ({ page }) => {
  api().answerWith(json(200, exampleQuote))
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByRole('button', { name: 'Send' }).click()
  const answer = form.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText(/Answer · 200 · [\d,]+ ms · \d+ bytes/)
  await expect(answer.getByRole('group', { name: 'Body' })).toContainText('"status": "Success"')
  await answer.getByText('1 header that this page may read').click()
  await expect(answer).toContainText('application/json')
  expect(api().requests).toHaveLength(1)
  expect(api().requests[0]?.path).toContain('/quote/v7/1?tokenIn=0xEeeee')
})

test('every error of the catalog is explained, with its page', async ({ page }) => {
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Prepare a swap')
  await form.getByLabel('sender').fill(`0x${'ab'.repeat(20)}`)
  for (const { slug, status, code, meaning } of apiErrors) {
    api().answerWith(json(status, exampleProblem(slug)))
    await form.getByRole('button', { name: 'Send' }).click()
    const answer = form.getByRole('region', { name: 'Answer' })
    await expect(answer).toContainText(`Error answer · ${status}`)
    await expect(answer).toContainText(meaning)
    await expect(answer.getByRole('link', { name: code })).toHaveAttribute(
      'href',
      `/api/errors/${slug}`,
    )
  }
})

test('a slow answer can be canceled', async ({ page }) => {
  api().answerWith(() => {})
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Waiting for the answer')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByRole('region', { name: 'Answer' })).toContainText('Canceled.')
  await expect(form.getByRole('button', { name: 'Send' })).toBeEnabled()
})

test('an answer that is cut off shows what came of it', async ({ page }) => {
  let cutOff = () => {}
  api().answerWith((_, response) => {
    response.writeHead(200, {
      ...OPEN_TO_ALL,
      'content-type': 'application/json',
      'content-length': '1000',
    })
    response.write('{"status":"Succ')
    cutOff = () => response.destroy()
  })
  const firstPart = await watchFirstPart(page)
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByRole('button', { name: 'Send' }).click()
  await firstPart()
  cutOff()
  const answer = form.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('ended before the body was complete')
  await expect(answer.getByRole('group', { name: 'Body' })).toContainText('{"status":"Succ')
})

test('an answer of another type is shown as text, whatever it holds', async ({ page }) => {
  const hostile =
    '<img src="x" onerror="document.title=\'taken\'"><script>document.title="taken"</script>'
  api().answerWith((_, response) => {
    response.writeHead(502, { ...OPEN_TO_ALL, 'content-type': 'text/html', 'x-note': hostile })
    response.end(`${hostile}${'long'.repeat(2000)}`)
  })
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByRole('button', { name: 'Send' }).click()
  const answer = form.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('text/html, not JSON')
  await expect(answer.getByRole('group', { name: 'Body' })).toContainText('onerror')
  expect(await answer.locator('img, script').count()).toBe(0)
  expect(await page.title()).not.toBe('taken')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('a body of 5 MB is shown in part, and can be downloaded whole', async ({ page }) => {
  const body = JSON.stringify({ long: 'x'.repeat(5_000_000) })
  api().answerWith((_, response) => {
    response.writeHead(200, { ...OPEN_TO_ALL, 'content-type': 'application/json' })
    response.end(body)
  })
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByRole('button', { name: 'Send' }).click()
  const answer = form.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('The first 20,000 characters are shown.')
  expect((await answer.innerText()).length).toBeLessThan(30_000)
  const downloading = page.waitForEvent('download')
  await answer.getByRole('button', { name: 'Download the whole body' }).click()
  const stream = await (await downloading).createReadStream()
  let bytes = 0
  for await (const chunk of stream) bytes += chunk.length
  expect(bytes).toBe(body.length)
})

test('a host that does not answer, and one that allows no other site, are explained', async ({
  page,
}) => {
  api().answerWith((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{}')
  })
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  const answer = form.getByRole('region', { name: 'Answer' })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(answer).toContainText('CORS')
  await api().stop()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(answer).toContainText('the network failed')
})

test('a redirect is not followed: it would take the key along', async ({ page }) => {
  api().answerWith((request, response) => {
    if (request.url?.startsWith('/elsewhere')) return json(200, {})(request, response)
    response.writeHead(302, { ...OPEN_TO_ALL, location: '/elsewhere' })
    response.end()
  })
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Quote a trade')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('region', { name: 'Answer' })).toContainText('redirected')
  expect(api().requests).toHaveLength(1)
})

test.describe('the key', () => {
  const KEY = 'sushi_not_a_real_key'

  test('goes along as the query parameter, and nowhere else', async ({ page }) => {
    const logged: string[] = []
    page.on('console', message => logged.push(message.text()))
    await page.goto('/api/swagger')
    const form = await openForm(page, 'Quote a trade')
    await form.getByLabel('API key').fill(KEY)
    for (const language of ['curl', 'TypeScript (fetch)', 'TypeScript (SDK)', 'Python']) {
      await form.getByText(language, { exact: true }).click()
      await expect(form.getByRole('group', { name: `Request in ${language}` })).not.toContainText(
        KEY,
      )
    }
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByRole('region', { name: 'Answer' })).toContainText('200')
    expect(new URL(api().requests[0]?.path ?? '', api().url).searchParams.get('apiKey')).toBe(KEY)
    expect(api().requests[0]?.headers.referer).toBeUndefined()
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        location.href,
        history.state,
      ]),
    )
    expect(kept).not.toContain(KEY)
    expect(logged.join('\n')).not.toContain(KEY)
    expect((await page.content()).includes(KEY), 'the key is in the document').toBe(false)
  })

  test('goes along as the header of Blade', async ({ page }) => {
    await page.goto('/api/blade/swagger')
    const form = await openForm(page, 'Read pools')
    await form.getByLabel('API key').fill(KEY)
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByRole('region', { name: 'Answer' })).toContainText('200')
    expect(api().requests[0]?.headers['x-api-key']).toBe(KEY)
    expect(api().requests[0]?.path).not.toContain(KEY)
  })
})

test('a call that signs is copied, not sent', async ({ page }) => {
  await page.goto('/api/blade/swagger')
  const form = await openForm(page, 'Sign a quote')
  await expect(form.getByText('Copy this one and run it yourself')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send' })).toHaveCount(0)
  await form.getByLabel('destination_address').press('Enter')
  expect(api().requests).toEqual([])
})

test('wrong values are named as they are typed, and not sent', async ({ page }) => {
  await page.goto('/api/swagger')
  const form = await openForm(page, 'Prepare a swap')
  await form.getByLabel('tokenIn').fill('0x12')
  await expect(form.getByText('Expected 0x and 40 hexadecimal digits')).toBeVisible()
  await form.getByLabel('amount').fill('0.5')
  await expect(form.getByText('Expected a whole number of at least 1')).toBeVisible()
  await form.getByLabel('maxSlippage').fill('1')
  await expect(form.getByText('Expected at least 0, below 1')).toBeVisible()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByLabel('tokenIn')).toBeFocused()
  await expect(form.getByText('Not sent')).toBeVisible()
  expect(api().requests).toEqual([])
})

test('of two amounts, Blade wants exactly one', async ({ page }) => {
  await page.goto('/api/blade/swagger')
  const form = await openForm(page, 'Request a quote')
  await form.getByText(/\d+ optional/).click()
  await form.getByLabel('output_amount').fill('1')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Enter exactly one of input_amount and output_amount.')).toBeVisible()
  expect(api().requests).toEqual([])
})

test('a definition that does not load is said so, and can be asked for again', async ({ page }) => {
  await page.route(FORM_FILES.sushi, route => route.fulfill({ status: 200, body: '<html>' }))
  await page.goto('/api/swagger')
  const call = page.getByRole('region', { name: 'Quote a trade', exact: true })
  await hydrate(page)
  await call.getByRole('button', { name: 'Try it' }).click()
  await expect(call.getByText('The definition did not load')).toBeVisible()
  await page.unroute(FORM_FILES.sushi)
  await call.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('form', { name: 'Request: Quote a trade' })).toBeVisible()
})
