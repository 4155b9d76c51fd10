import type { Locator } from '@playwright/test'
import { callOf } from '#support/browser/open-form.ts'
import { sidebar } from '#support/browser/page-parts.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

/** Where the parts of a call stand. */
async function boxesOf(call: Locator) {
  const boxOf = async (name: string) => {
    const heading = call.getByRole('heading', { level: 4 })
    // Its link to itself follows the name.
    const box = await heading.filter({ hasText: new RegExp(`^${name}#`) }).boundingBox()
    if (!box) throw new Error(`${name} is not shown`)
    return box
  }
  return {
    parameters: await boxOf('Parameters'),
    request: await boxOf('Request'),
    example: await boxOf('Example response'),
    responses: await boxOf('Responses'),
  }
}

/** How many letters fit into a line of what a call is for: a letter is about half as wide as its text is high. */
async function lettersOf(call: Locator): Promise<number> {
  return call.getByText('Says how much of one token').evaluate(text => {
    const { width } = text.getBoundingClientRect()
    return width / (Number.parseFloat(getComputedStyle(text).fontSize) / 2)
  })
}

const center = (part: Locator) =>
  part.evaluate(element => element.scrollIntoView({ block: 'center' }))

for (const width of [1280, 1440, 1920]) {
  test(`at ${width} pixels the request stays beside the prose @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/api/swagger')
    const call = callOf(page, 'Quote a trade')
    const { parameters, request, responses } = await boxesOf(call)
    expect(request.x).toBeGreaterThan(parameters.x + 500)
    expect(request.y).toBeLessThan(parameters.y)
    expect(responses.x).toBe(parameters.x)
    expect(await lettersOf(call)).toBeGreaterThanOrEqual(60)
    for (const part of [call.locator('#quote-amount'), call.locator('#quote-responses')]) {
      await center(part)
      await expect(call.getByRole('button', { name: 'Try it' })).toBeInViewport()
      await expect(call.getByRole('group', { name: 'Request in curl' })).toBeInViewport()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // The panel of a call ends with it.
    await center(page.locator('#swap-parameters'))
    await expect(call.getByRole('button', { name: 'Try it' })).not.toBeInViewport()
  })
}

for (const width of [1264, 1024, 768, 390]) {
  test(`at ${width} pixels a call is one column in reading order @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/api/swagger')
    const { parameters, request, example, responses } = await boxesOf(callOf(page, 'Quote a trade'))
    expect(parameters.y).toBeLessThan(request.y)
    expect(request.y).toBeLessThan(example.y)
    expect(example.y).toBeLessThan(responses.y)
    expect(new Set([parameters.x, request.x, example.x, responses.x]).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test('with text twice as large there is one column, and no squeezed line @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  await page.goto('/api/swagger')
  const call = callOf(page, 'Quote a trade')
  const { parameters, request } = await boxesOf(call)
  expect(request.y).toBeGreaterThan(parameters.y)
  expect(await lettersOf(call)).toBeGreaterThanOrEqual(30)
})

test('the outline is in the bar, and beside the columns where all have room @desktop', async ({
  page,
}) => {
  await page.goto('/api/swagger')
  await hydrate(page)
  const column = page.getByRole('navigation', { name: 'On this page' })
  const button = page.getByRole('button', { name: 'On this page' })
  await expect(column).toBeHidden()
  await expect(button).toBeVisible()
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect(column).toBeVisible()
  await expect(button).toBeHidden()
  // A page that is no reference has its outline beside it, whichever page came before.
  await page.setViewportSize({ width: 1280, height: 800 })
  await sidebar(page).getByRole('link', { name: 'Generate a client' }).click()
  await expect(page).toHaveURL('/api/generate-a-client')
  await expect(column).toBeVisible()
  await expect(button).toBeHidden()
})

test('the sidebar lists the calls of the open page with their methods', async ({ page }) => {
  await page.goto('/api/blade/swagger')
  await hydrate(page)
  const open = async () => {
    const button = page.getByRole('button', { name: 'Open the sidebar' })
    if (await button.isVisible()) await button.click()
  }
  await open()
  const calls = sidebar(page).getByRole('link', { name: /^(?:GET|POST) / })
  await expect(calls).toHaveText([
    /^GET\s*Read pools$/,
    /^GET\s*Request a quote$/,
    /^POST\s*Sign a quote$/,
    /^GET\s*Request a signed quote$/,
    /^POST\s*Prepare a deposit$/,
  ])
  await calls.filter({ hasText: 'Sign a quote' }).click()
  await expect(page).toHaveURL('/api/blade/swagger#signQuote')
  const heading = page.getByRole('heading', { name: 'Sign a quote' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await open()
  await expect(calls.filter({ hasText: 'Sign a quote' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await sidebar(page).getByRole('link', { name: 'Generate a client' }).click()
  await expect(page).toHaveURL('/api/generate-a-client')
  await open()
  await expect(calls).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('languages and examples are switched', async ({ page }) => {
    await page.goto('/api/swagger')
    const call = callOf(page, 'Quote a trade')
    const curl = call.getByRole('group', { name: 'Request in curl' })
    const python = call.getByRole('group', { name: 'Request in Python' })
    await expect(curl).toBeVisible()
    await expect(python).toBeHidden()
    await call.getByText('Python', { exact: true }).click()
    await expect(curl).toBeHidden()
    await expect(python).toContainText('requests.get')
    const status = call.getByRole('group', { name: 'Status of the response' })
    await expect(call.getByText('"status": "Success"').first()).toBeVisible()
    await call.locator('label').filter({ hasText: 'NoWay' }).click()
    await expect(call.getByText('"status": "NoWay"')).toBeVisible()
    await expect(call.getByText('"status": "Success"').first()).toBeHidden()
    // By keyboard, as any group of radio buttons.
    await status.getByRole('radio', { name: '200' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(call.getByText('"code": "401-01"')).toBeVisible()
    await expect(call.getByText('"status": "NoWay"')).toBeHidden()
  })
})

test('a language that is chosen once is that of every request and form', async ({ page }) => {
  await page.goto('/api/swagger')
  await hydrate(page)
  const pricing = callOf(page, 'Price of one token')
  await callOf(page, 'Quote a trade').getByText('Python', { exact: true }).click()
  await expect(pricing.getByRole('group', { name: 'Request in Python' })).toBeVisible()
  await expect(pricing.getByRole('group', { name: 'Request in curl' })).toBeHidden()
  await pricing.getByRole('button', { name: 'Try it' }).click()
  const form = pricing.getByRole('form')
  await expect(form.getByRole('group', { name: 'Request in Python' })).toBeVisible()
  await callOf(page, 'Prepare a swap').getByText('TypeScript (SDK)', { exact: true }).click()
  await expect(form.getByRole('group', { name: 'Request in TypeScript (SDK)' })).toBeVisible()
})
