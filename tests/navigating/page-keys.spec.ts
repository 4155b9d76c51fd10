import { heading } from '#support/browser/page-parts.ts'
import { tabToFirstName } from '#support/browser/sample-types.ts'
import { expect, hydrate, test } from '#support/browser/test.ts'

test.describe('left Shift with an arrow', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => page.goto('/api/examples/quote'))

  test('leads to the next and the previous page, from the first key on', async ({ page }) => {
    await page.keyboard.press('ShiftLeft+ArrowRight')
    await expect(heading(page)).toHaveText('Request a swap')
    await hydrate(page)
    await page.keyboard.press('ShiftLeft+ArrowLeft')
    await expect(heading(page)).toHaveText('Request a quote')
    await page.keyboard.press('ShiftLeft+ArrowLeft')
    await expect(heading(page)).toHaveText('Request prices')
  })

  // What must not happen is seen by pressing a key that may lead on afterwards: it leads one page on, not two.
  async function leadsNowhere(page: Parameters<typeof hydrate>[0], press: () => Promise<void>) {
    await hydrate(page)
    await press()
    await page.evaluate(() => {
      getSelection()?.removeAllRanges()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    expect(new URL(page.url()).pathname).toBe('/api/examples/quote')
    await page.keyboard.press('ShiftLeft+ArrowRight')
    await expect(heading(page)).toHaveText('Request a swap')
  }

  test('belongs to the text in a field', ({ page }) =>
    leadsNowhere(page, async () => {
      await page.evaluate(() =>
        document.querySelector('main')?.append(document.createElement('input')),
      )
      await page.locator('main input').focus()
      await page.keyboard.press('ShiftLeft+ArrowRight')
    }))

  test('belongs to the text that is selected in a field', ({ page }) =>
    leadsNowhere(page, async () => {
      await page.evaluate(() => {
        const field = document.createElement('input')
        field.value = 'some words'
        document.querySelector('main')?.append(field)
      })
      const field = page.locator('main input')
      await field.focus()
      await field.press('Home')
      await page.keyboard.press('ShiftLeft+ArrowRight')
      await page.keyboard.press('ShiftLeft+ArrowRight')
      const selected = await field.evaluate(
        it => it instanceof HTMLInputElement && it.value.slice(0, it.selectionEnd ?? 0),
      )
      expect(selected).toBe('so')
    }))

  test('belongs to the names of a sample', async ({ page }) => {
    await page.goto('/contracts/cpamm')
    await hydrate(page)
    const tip = await tabToFirstName(page)
    await page.keyboard.press('ShiftLeft+ArrowRight')
    await expect(tip).toContainText('sushiSwapV2RouterAbi_getAmountsOut')
    await page.keyboard.press('Escape')
    expect(new URL(page.url()).pathname).toBe('/contracts/cpamm')
  })

  test('belongs to the tabs', ({ page }) =>
    leadsNowhere(page, async () => {
      await page.getByRole('tab').first().focus()
      await page.keyboard.press('ShiftLeft+ArrowRight')
    }))

  test('extends a selection', ({ page }) =>
    leadsNowhere(page, async () => {
      await page.locator('#article h1').selectText()
      await page.keyboard.press('ShiftLeft+ArrowRight')
    }))

  test('is the left one', ({ page }) =>
    leadsNowhere(page, () => page.keyboard.press('ShiftRight+ArrowRight')))
})
