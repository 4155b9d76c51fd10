import type { Page } from '@playwright/test'
import { expect, hydrate, hydrateIsland, test } from '#support/browser/test.ts'

const PAGE = '/contracts/cpamm'

const sampleOf = (page: Page) => page.getByRole('group', { name: 'Code: swap-tokens.ts' })

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE)
  await hydrate(page)
  await hydrateIsland(sampleOf(page))
})

test('a name in a sample tells its type by keyboard', async ({ page }) => {
  const sample = sampleOf(page)
  const tip = page.getByRole('tooltip')
  await sample.focus()
  await expect(sample.locator('[data-type][tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(tip).toContainText('const erc20Abi_approve: readonly [')
  await page.keyboard.press('ArrowRight')
  await expect(tip).toContainText('const SUSHISWAP_V2_ROUTER_ADDRESS')
  await page.keyboard.press('ArrowLeft')
  await expect(tip).toContainText('const erc20Abi_approve')
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test('a pointer on a name shows its type, and elsewhere hides it', async ({ page }) => {
  const sample = sampleOf(page)
  const tip = page.getByRole('tooltip')
  await sample.focus()
  const name = sample.locator('[data-type]').getByText('amountOutMin', { exact: true }).first()
  await name.hover()
  await expect(tip).toHaveText('const amountOutMin: bigint')
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
})

test.describe('when the types cannot be had', () => {
  test.use({ expectedTroubles: [/failed request|ERR_FAILED/] })

  test('a sample stays plain code', async ({ page, troubles }) => {
    await page.route('**/assets/types/**', route => route.abort())
    const sample = sampleOf(page)
    await sample.focus()
    await sample.hover()
    await expect.poll(() => troubles.join()).toContain('/assets/types/')
    await expect(sample).toContainText('export async function swapTokens(')
    await expect(sample.locator('[data-type]')).toHaveCount(0)
  })
})
