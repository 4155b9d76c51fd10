import type { Locator, Page } from '@playwright/test'

/** Uses each kind of control that a page has, once. */
export async function useControls(page: Page): Promise<void> {
  const main = page.getByRole('main')
  for (const island of await page.locator('[data-island]').all())
    await island.scrollIntoViewIfNeeded()
  const first = async (part: Locator, use: (found: Locator) => Promise<unknown>) => {
    const found = part.filter({ visible: true }).first()
    if ((await found.count()) > 0) await use(found)
  }
  await first(main.getByRole('tab', { selected: false }), async tab => {
    const pressed = await tab.elementHandle()
    await pressed?.click()
    // What the tab before showed is hidden then: a button of it could be found, and no longer be there to be pressed.
    await page.waitForFunction(element => element?.ariaSelected === 'true', pressed)
  })
  await first(main.locator('button[data-copy]'), copy => copy.click())
  await first(main.locator('select'), async list => {
    await list.focus()
    await list.selectOption({ index: 1 })
  })
  await first(main.getByRole('slider'), slider => slider.press('ArrowRight'))
  await first(main.getByRole('searchbox'), filter => filter.fill('a'))
  await first(main.locator('[data-term]'), term => term.hover())
  await first(main.locator('summary'), summary => summary.click())
  await first(main.getByRole('button', { name: 'Full width' }), button => button.click())
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
}
