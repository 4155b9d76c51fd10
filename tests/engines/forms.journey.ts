import { describe } from 'vitest'
import { exampleQuote } from '#site/facts/api/examples.ts'
import { json } from '#support/browser/local-api.ts'
import { a, type Page } from './support/page.ts'
import { expect, journey } from './support/test.ts'

const FORM = 'form[aria-label="Request: Quote a trade"]'
const BUTTON = '[aria-controls="quote-form"]'
const answer = a('region', 'Answer', FORM)

async function openForm(page: Page): Promise<void> {
  await page.open('/api/swagger')
  await page.wake()
  await page.wakeIsland(BUTTON)
  await page.click(a('button', 'Try it', BUTTON))
  await expect.poll(() => page.see(a('button', 'Send', FORM))).toHaveLength(1)
}

describe('forms', () => {
  journey('a request is sent, and its answer is shown', async ({ page, api }) => {
    api.answerWith(json(200, exampleQuote))
    await openForm(page)
    await page.click(a('button', 'Send', FORM))
    await expect.poll(async () => (await page.texts(answer))[0]).toMatch(/200/)
    expect((await page.texts(answer))[0]).toContain('"status": "Success"')
    expect(api.requests).toHaveLength(1)
  })

  journey('a slow answer can be canceled', async ({ page, api }) => {
    api.answerWith(() => {})
    await openForm(page)
    await page.click(a('button', 'Send', FORM))
    await page.click(a('button', 'Cancel', FORM))
    await expect.poll(() => page.see(a('button', 'Send', FORM))).toHaveLength(1)
  })
})
