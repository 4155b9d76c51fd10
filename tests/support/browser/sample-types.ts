import type { Locator, Page } from '@playwright/test'
import { expect, hydrateIsland } from './test.ts'

/** The sample whose names the tests of types go through. */
export const typedSample = (page: Page): Locator =>
  page.getByRole('group', { name: 'Code: swap-tokens.ts' })

/** Goes to the first name of that sample by keyboard, on a page that is hydrated. @returns its type */
export async function tabToFirstName(page: Page): Promise<Locator> {
  const sample = typedSample(page)
  const tip = page.getByRole('tooltip')
  await hydrateIsland(sample)
  await sample.focus()
  await expect(sample.locator('[data-type][tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(tip).toContainText('const SUSHISWAP_V2_ROUTER_ADDRESS')
  return tip
}
