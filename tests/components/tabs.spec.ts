import { expect, hydrate, test } from '#support/browser/test.ts'
import { hydratedExample } from './example.ts'

test.use({ site: 'gallery' })

test('tabs are chosen by pointer and by arrow keys, one panel at a time', async ({ page }) => {
  await page.goto('/gallery/tabs-steps-and-cards')
  await hydrate(page)
  const tabs = await hydratedExample(page, 'Tabs, Tab')
  const trader = tabs.getByRole('tab', { name: 'Trader' })
  const provider = tabs.getByRole('tab', { name: 'Liquidity provider' })
  await expect(tabs.getByRole('tablist', { name: 'Who you are' })).toBeVisible()
  await expect(trader).toHaveAttribute('aria-selected', 'true')
  await provider.click()
  await expect(tabs.getByRole('tabpanel', { name: 'Liquidity provider' })).toHaveText(/You earn it/)
  await expect(tabs.getByText('You pay the fee.')).toBeHidden()
  await provider.press('ArrowRight')
  await expect(trader).toBeFocused()
  await expect(tabs.getByRole('tabpanel', { name: 'Trader' })).toHaveText(/You pay the fee/)
  await trader.press('End')
  await expect(provider).toBeFocused()
  await expect(provider).toHaveAttribute('aria-selected', 'true')
  // From the tabs, the key leads into the panel, not to the next tab.
  await provider.press('Tab')
  await expect(tabs.getByRole('tabpanel', { name: 'Liquidity provider' })).toBeFocused()
})

test('a code group shows one language at a time, also when there are more than fit', async ({
  page,
}) => {
  await page.goto('/gallery/states-of-code')
  await hydrate(page)
  const group = await hydratedExample(page, 'More titles than fit')
  const tabs = group.getByRole('tab')
  await expect(tabs).toHaveCount(4)
  await tabs.first().press('ArrowLeft')
  await expect(tabs.last()).toBeFocused()
  await expect(tabs.last()).toBeInViewport()
  await expect(group.getByRole('tabpanel')).toHaveCount(1)
  await expect(group.getByText('echo fourth')).toBeVisible()
  await expect(group.getByText('echo first')).toBeHidden()
})

test('what stands in a tab answers there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/gallery/states-of-tabs-and-steps')
  await hydrate(page)
  const tabs = await hydratedExample(page, 'Tabs with blocks in them')
  await tabs.getByRole('tabpanel', { name: 'Code' }).getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("'in a tab'")
  await tabs.getByRole('tab', { name: 'A table' }).click()
  await expect(tabs.getByRole('cell', { name: 'in', exact: true })).toBeVisible()
})
