import { describe } from 'vitest'
import { a } from './support/page.ts'
import { expect, journey } from './support/test.ts'

describe('copying', () => {
  journey(
    'the button of a block copies its code, says so, and offers itself again',
    async ({ page }) => {
      await page.open('/api/examples/quote')
      const button = a('button', undefined, 'figure.code')
      const label = (await page.texts(button))[0]
      const code = await page.evaluate(
        () => document.querySelector('figure.code pre code')?.textContent?.trim() ?? '',
      )
      await page.click(button)
      await expect.poll(async () => (await page.texts(button))[0]).toBe('Copied')
      await expect.poll(() => page.texts(a('status'))).toContain('Copied')
      await expect.poll(async () => (await page.texts(button))[0]).toBe(label)
      // What was copied is what a reader can paste. A field of one line has no breaks.
      await page.press('/')
      await expect.poll(() => page.focused(a('combobox'))).toEqual(['Search'])
      await page.press('Control+v')
      const withoutSpace = (text: string) => text.replace(/\s+/g, '')
      await expect
        .poll(async () => withoutSpace((await page.see(a('combobox')))[0]?.value ?? ''))
        .toBe(withoutSpace(code))
    },
  )
})
