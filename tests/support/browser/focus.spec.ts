import { focusLostOn } from './focus.ts'
import { expect, test } from './test.ts'

test.describe('what loses the focus', { tag: '@desktop' }, () => {
  test.use({ losesFocus: 'it is what these tests are about' })

  test.beforeEach(async ({ page }) => {
    await page.goto('/community')
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.textContent = 'Gone'
      document.body.append(button)
    })
  })

  for (const [way, change] of [
    ['removed', (button: Element) => button.remove()],
    ['hidden', (button: Element) => button.setAttribute('hidden', '')],
    ['disabled', (button: Element) => button.setAttribute('disabled', '')],
  ] as const) {
    test(`is told: a button that is ${way}`, async ({ page, focusLosses }) => {
      const button = page.getByRole('button', { name: 'Gone' })
      await button.focus()
      expect(await focusLostOn(page)).toBe(undefined)
      await button.evaluate(change)
      await expect.poll(() => focusLostOn(page)).toBe('button “Gone” on /community')
      await expect.poll(() => focusLosses).toEqual(['button “Gone” on /community'])
    })
  }

  test('is not told where the reader pressed on nothing', async ({ page, focusLosses }) => {
    const button = page.getByRole('button', { name: 'Gone' })
    await button.focus()

    // The page's own main part takes the focus from a press: a place beside it takes none.
    await page.evaluate(() => {
      const place = document.createElement('p')
      place.textContent = 'Nothing'
      document.body.append(place)
    })
    await page.getByText('Nothing', { exact: true }).click()
    await expect(button).not.toBeFocused()
    expect(await focusLostOn(page)).toBe(undefined)
    expect(focusLosses).toEqual([])
  })
})
