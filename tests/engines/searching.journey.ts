import { describe } from 'vitest'
import { a, type Page } from './support/page.ts'
import { expect, journey } from './support/test.ts'

const input = a('combobox', 'Search')
const options = a('option', undefined, '[role="dialog"], dialog')
const dialogs = (page: Page) => page.see(a('dialog', 'Search'))
const selected = async (page: Page) =>
  (await page.see(options)).findIndex(({ attributes }) => attributes['aria-selected'] === 'true')

describe('searching', () => {
  journey('the button opens it, and a result leads to its page', async ({ page }) => {
    await page.open('/dao/governance')
    await page.click(a('button', /search/i))
    await expect.poll(() => page.focused(input)).toEqual(['Search'])
    await page.type('tokenomics')
    await expect.poll(async () => (await page.texts(options))[0]).toContain('Tokenomics')
    await page.click(options)
    await expect.poll(() => page.address()).toBe('/dao/tokenomics')
    await expect.poll(() => dialogs(page)).toEqual([])
  })

  journey('what is typed before it stands is kept', async ({ page }) => {
    await page.open('/dao/governance')
    await page.type('/quorum')
    await expect
      .poll(async () => (await page.see(input)).map(({ value }) => value))
      .toEqual(['quorum'])
    await expect.poll(async () => (await page.see(options)).length).toBeGreaterThan(0)
  })

  journey('arrows walk the results and wrap, and Enter follows one', async ({ page }) => {
    await page.open('/dao/governance')
    await page.press('Control+k')
    await expect.poll(() => page.focused(input)).toEqual(['Search'])
    // As by pasting: letter by letter, results of a part of the word could come in between.
    await page.evaluate(() => document.execCommand('insertText', false, 'tokenomics'))
    await expect.poll(() => selected(page)).toBe(0)
    const { length } = await page.see(options)
    await page.press('ArrowUp')
    await expect.poll(() => selected(page)).toBe(length - 1)
    await page.press('ArrowDown')
    await expect.poll(() => selected(page)).toBe(0)
    await page.press('Enter')
    await expect.poll(() => page.address()).toBe('/dao/tokenomics')
  })

  journey('Ctrl and K toggle it, Escape closes it, and the focus goes back', async ({ page }) => {
    await page.open('/dao/governance')
    await page.wake()
    for (const close of ['Control+k', 'Escape']) {
      await page.press('Control+k')
      await expect.poll(() => page.focused(input)).toEqual(['Search'])
      await page.press(close)
      await expect.poll(() => dialogs(page)).toEqual([])
    }
    await page.click(a('button', /search/i))
    await expect.poll(() => page.focused(input)).toEqual(['Search'])
    await page.press('Escape')
    await expect.poll(() => page.focused(a('button', /search/i))).toHaveLength(1)
  })

  journey('it says when it finds nothing, and keeps the query over a reload', async ({ page }) => {
    await page.open('/dao/governance')
    await page.type('/qqxzwqq')
    const text = async () => (await dialogs(page))[0]?.text
    await expect.poll(text).toContain('No results for "qqxzwqq"')
    await page.reload()
    await page.type('/')
    await expect
      .poll(async () => (await page.see(input)).map(({ value }) => value))
      .toEqual(['qqxzwqq'])
  })
})
