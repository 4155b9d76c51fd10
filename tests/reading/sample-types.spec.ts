import { expect, hydrate, test } from '#support/browser/test.ts'

const PAGE = '/contracts/cpamm'

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE)
  await hydrate(page)
})

test('a name in a sample tells its type by keyboard', async ({ page }) => {
  const sample = page.getByRole('group', { name: 'Code: swap-tokens.ts' })
  const tip = page.getByRole('tooltip')
  await sample.scrollIntoViewIfNeeded()
  await expect(async () => {
    await sample.blur()
    await sample.focus()
    await page.keyboard.press('Tab')
    await expect(tip).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(tip).toContainText('const erc20Abi_approve: readonly [')
  await page.keyboard.press('ArrowRight')
  await expect(tip).toContainText('const SUSHISWAP_V2_ROUTER_ADDRESS')
  await page.keyboard.press('ArrowLeft')
  await expect(tip).toContainText('const erc20Abi_approve')
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test('a pointer on a name shows its type, and elsewhere hides it', async ({ page }) => {
  const sample = page.getByRole('group', { name: 'Code: swap-tokens.ts' })
  const tip = page.getByRole('tooltip')
  const name = sample.getByText('amountOutMin', { exact: true }).first()
  await name.scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.mouse.move(0, 0)
    await name.hover()
    await expect(tip).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(tip).toHaveText('const amountOutMin: bigint')
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
})

test.describe('when the types cannot be had', () => {
  test.use({ expectedTroubles: [/failed request|ERR_FAILED/] })

  test('a sample stays plain code', async ({ page }) => {
    await page.route('**/assets/types/**', route => route.abort())
    const sample = page.getByRole('group', { name: 'Code: swap-tokens.ts' })
    const refused = page.waitForEvent('requestfailed')
    await sample.hover()
    await sample.focus()
    await refused
    await expect(sample).toContainText('export async function swapTokens(')
    await expect(sample.locator('[data-type]')).toHaveCount(0)
  })
})
